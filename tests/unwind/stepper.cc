// SPDX-License-Identifier: Apache-2.0 OR MIT
#include "stepper.h"

#include <algorithm>
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <elf.h>
#include <fstream>
#include <iterator>
#include <map>
#include <ucontext.h>
#include <unwind.h>

#include "call.h"

extern "C" {
void step_entry();
extern const void *step_target;
}

namespace {

constexpr greg_t kTrapFlag = 0x100;
// What may lie below the stack pointer and must not be relied on.
constexpr size_t kBelow = 512;
constexpr int kMostFrames = 8;

// Registers that System V preserves, as DWARF and as ucontext number them.
struct Preserved {
    const char *name;
    int dwarf, greg;
};
constexpr Preserved kPreserved[] = {
    {"rbx", 3, REG_RBX},  {"rbp", 6, REG_RBP},  {"r12", 12, REG_R12},
    {"r13", 13, REG_R13}, {"r14", 14, REG_R14}, {"r15", 15, REG_R15},
};

// Written by the handler of the trap.
struct State {
    uintptr_t start, bytes;
    bool inside;
    // At the first instruction of a call: what every later one must be unwound to.
    uintptr_t stack, goes_on;
    uintptr_t preserved[std::size(kPreserved)];
    // The instruction before this one, or 0.
    uintptr_t last;
    size_t steps;
    const char *wrong; // or nullptr
    uintptr_t wrong_at;
} state;
// Bytes of the instruction at each offset; 0 where none was executed.
std::vector<uint8_t> sizes;

sigjmp_buf escape;
volatile sig_atomic_t unwinding = 0;
struct sigaction fault_before;

uintptr_t Offset(uintptr_t address) { return address - state.start; }
bool IsInside(uintptr_t address) { return Offset(address) < state.bytes; }
uintptr_t Word(uintptr_t address) { return *reinterpret_cast<const uintptr_t *>(address); }
const uint8_t *Code(uintptr_t offset) { return reinterpret_cast<const uint8_t *>(state.start + offset); }

// One walk from an instruction to the caller of the function.
struct Walk {
    uintptr_t from;
    bool begun = false;
    int frames = 0;
    const char *wrong = "no caller is found";
};

const char *CallersRegisters(_Unwind_Context *context) {
    if (_Unwind_GetCFA(context) != state.stack)
        return "the address of the frame is wrong";
    for (size_t i = 0; i < std::size(kPreserved); i++)
        if (_Unwind_GetGR(context, kPreserved[i].dwarf) != state.preserved[i])
            return kPreserved[i].name;
    return nullptr;
}

_Unwind_Reason_Code OnFrame(_Unwind_Context *context, void *argument) {
    Walk &walk = *static_cast<Walk *>(argument);
    const uintptr_t at = _Unwind_GetIP(context);
    if (++walk.frames > kMostFrames)
        return _URC_END_OF_STACK;
    if (!walk.begun) {
        // The handler, and what the kernel put between.
        walk.begun = at == walk.from;
        return _URC_NO_REASON;
    }
    if (at == state.goes_on) {
        walk.wrong = CallersRegisters(context);
        return _URC_END_OF_STACK;
    }
    // A routine is called from within the function; nothing else calls.
    walk.wrong = IsInside(at) ? walk.wrong : "the return address is wrong";
    return IsInside(at) ? _URC_NO_REASON : _URC_END_OF_STACK;
}

const char *Unwind(uintptr_t from) {
    if (sigsetjmp(escape, 0) != 0) {
        unwinding = 0;
        return "the unwinder is led astray";
    }
    Walk walk{from};
    unwinding = 1;
    _Unwind_Backtrace(OnFrame, &walk);
    unwinding = 0;
    return walk.wrong;
}

// The size of a branch, call or return, where it cannot be seen from what comes next; 0 of others.
uint8_t BranchBytes(const uint8_t *code) {
    if (code[0] == 0xc3)
        return 1;
    if (code[0] == 0xeb || (code[0] & 0xf0) == 0x70)
        return 2;
    if (code[0] == 0xe8 || code[0] == 0xe9)
        return 5;
    return code[0] == 0x0f && (code[1] & 0xf0) == 0x80 ? 6 : 0;
}

void NoteSize(uintptr_t at, uintptr_t next) {
    const uint8_t branch = BranchBytes(Code(Offset(at)));
    sizes[Offset(at)] = branch ? branch : static_cast<uint8_t>(next - at);
}

void OnTrap(int, siginfo_t *, void *context) {
    greg_t(&registers)[NGREG] = static_cast<ucontext_t *>(context)->uc_mcontext.gregs;
    const auto at = static_cast<uintptr_t>(registers[REG_RIP]), stack = static_cast<uintptr_t>(registers[REG_RSP]);
    if (state.last != 0)
        NoteSize(state.last, at);
    state.last = 0;
    if (!IsInside(at)) {
        if ((!state.inside || at != state.goes_on) && state.wrong == nullptr) {
            state.wrong = "control leaves the function";
            state.wrong_at = at;
        }
        state.inside = false;
        registers[REG_EFL] &= ~kTrapFlag;
        return;
    }
    if (!state.inside) {
        state.inside = true;
        state.stack = stack + 8;
        state.goes_on = Word(stack);
        for (size_t i = 0; i < std::size(kPreserved); i++)
            state.preserved[i] = static_cast<uintptr_t>(registers[kPreserved[i].greg]);
    }
    state.last = at;
    state.steps++;
    memset(reinterpret_cast<void *>(stack - kBelow), 0x6b, kBelow);
    if (const char *wrong = Unwind(at); wrong != nullptr && state.wrong == nullptr) {
        state.wrong = wrong;
        state.wrong_at = at;
    }
}

void OnFault(int signal, siginfo_t *info, void *context) {
    if (unwinding)
        siglongjmp(escape, 1);
    fault_before.sa_sigaction(signal, info, context);
}

// After those of call.h, which gives the handlers their stack and takes faults of the function.
void CatchTraps() {
    LimitTime(0);
    struct sigaction action = {};
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    action.sa_sigaction = OnTrap;
    bool failed = sigaction(SIGTRAP, &action, nullptr) != 0;
    action.sa_sigaction = OnFault;
    failed = failed || sigaction(SIGSEGV, &action, &fault_before) != 0;
    if (failed) {
        perror("installing signal handlers");
        abort();
    }
}

// Bytes of a NOP as assemblers fill with, or 0.
size_t NopBytes(const uint8_t *code) {
    size_t prefixes = 0;
    while (code[prefixes] == 0x66 || code[prefixes] == 0x2e)
        prefixes++;
    code += prefixes;
    if (code[0] == 0x90)
        return prefixes + 1;
    if (code[0] != 0x0f || code[1] != 0x1f)
        return 0;
    const size_t sib = (code[2] & 7) == 4, displacement = code[2] >> 6 == 2 ? 4 : code[2] >> 6;
    return prefixes + 3 + sib + displacement;
}

// Whether NOPs and nothing else lead from here to the next multiple of 16, or to the end.
bool IsPadding(uintptr_t from, uintptr_t to) {
    if (to - from >= 16 || (to != state.bytes && (state.start + to) % 16 != 0))
        return false;
    while (from < to) {
        const size_t bytes = NopBytes(Code(from));
        if (bytes == 0)
            return false;
        from += bytes;
    }
    return from == to;
}

std::map<std::string, size_t> ReadSymbolSizes() {
    std::ifstream file("/proc/self/exe", std::ios::binary);
    const std::string image((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    std::map<std::string, size_t> found;
    Elf64_Ehdr header;
    if (image.size() < sizeof header)
        return found;
    memcpy(&header, image.data(), sizeof header);
    std::vector<Elf64_Shdr> sections(header.e_shnum);
    memcpy(sections.data(), image.data() + header.e_shoff, sections.size() * sizeof sections[0]);
    for (const Elf64_Shdr &section : sections) {
        if (section.sh_type != SHT_SYMTAB)
            continue;
        const char *names = image.data() + sections[section.sh_link].sh_offset;
        std::vector<Elf64_Sym> symbols(section.sh_size / sizeof(Elf64_Sym));
        memcpy(symbols.data(), image.data() + section.sh_offset, symbols.size() * sizeof symbols[0]);
        for (const Elf64_Sym &symbol : symbols)
            if (ELF64_ST_TYPE(symbol.st_info) == STT_FUNC)
                found[names + symbol.st_name] = symbol.st_size;
    }
    return found;
}

} // namespace

Stepper::Stepper(const void *function, size_t bytes) {
    static const bool caught = (CatchTraps(), true);
    (void)caught;
    if (step_target != nullptr) {
        fprintf(stderr, "There is a Stepper already.\n");
        abort();
    }
    state = {};
    state.start = reinterpret_cast<uintptr_t>(function);
    state.bytes = bytes;
    sizes.assign(bytes, 0);
    step_target = function;
}

Stepper::~Stepper() { step_target = nullptr; }

void *Stepper::entry() const {
    // A call that did not return left it so.
    state.inside = false;
    state.last = 0;
    return reinterpret_cast<void *>(step_entry);
}

std::string Stepper::Error() const {
    if (state.wrong == nullptr)
        return "";
    char text[120];
    snprintf(text, sizeof text, "unwound before the instruction at +%#zx: %s",
             static_cast<size_t>(Offset(state.wrong_at)), state.wrong);
    return text;
}

size_t Stepper::Steps() const { return state.steps; }

std::vector<size_t> Stepper::NotReached() const {
    std::vector<size_t> found;
    for (size_t at = 0; at < state.bytes;) {
        if (sizes[at] != 0) {
            at += sizes[at];
            continue;
        }
        size_t end = at;
        while (end < state.bytes && sizes[end] == 0)
            end++;
        if (!IsPadding(at, end))
            found.push_back(at);
        at = end;
    }
    return found;
}

size_t SizeOfFunction(const std::string &name) {
    static const std::map<std::string, size_t> sizes_by_name = ReadSymbolSizes();
    const auto found = sizes_by_name.find(name);
    return found == sizes_by_name.end() ? 0 : found->second;
}
