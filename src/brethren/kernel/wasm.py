"""Kernels as WebAssembly: one module that imports nothing, from the same code that Numba compiles for this processor.

Numba compiles every kernel to LLVM's intermediate code, and LLVM can turn that into WebAssembly, too. Three things
differ. Pointers are half as wide, but each still takes eight bytes of memory, so that all addresses in the code stay
right: LAYOUT tells the optimiser, and layout.py rewrites the code. The functions that Numba expects of its run time are
in RUNTIME. And binary.py links the object that LLVM writes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
import numba
from numba import types
from numba.core import callconv
from numba.core.compiler_lock import global_compiler_lock

from brethren.kernel.binary import linked
from brethren.kernel.layout import with_wide_pointers

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
DONE, NOTHING = (status.constant for status in (callconv.RETCODE_OK, callconv.RETCODE_NONE))
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128"

RUNTIME = """
; Arrays that kernels make for themselves lie in a stack of blocks, each with Numba's header: how often it is used, the
; block before it, where its data begin, and its size. A block that nobody uses is used again, or taken off the top.
; None begins where the heap does: that may be address 0, which would mean that there is no block.
@heap = internal global [1048576 x i8] zeroinitializer, align 64
@top = internal global ptr getelementptr (i8, ptr @heap, i64 64)
@last = internal global ptr null
declare void @llvm.trap()

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment) noinline {
begin:
  %padded = add i64 %size, 127
  %whole = and i64 %padded, -64
  %first = load ptr, ptr @last
  br label %look
look:
  %old = phi ptr [ %first, %begin ], [ %older, %pass ]
  %bottom = icmp eq ptr %old, null
  br i1 %bottom, label %grow, label %test
test:
  %users = load i64, ptr %old
  %free = icmp eq i64 %users, 0
  %old_size = getelementptr i8, ptr %old, i64 32
  %room = load i64, ptr %old_size
  %large = icmp uge i64 %room, %whole
  %usable = and i1 %free, %large
  br i1 %usable, label %reuse, label %pass
pass:
  %old_link = getelementptr i8, ptr %old, i64 16
  %older = load ptr, ptr %old_link
  br label %look
reuse:
  store i64 1, ptr %old
  ret ptr %old
grow:
  %block = load ptr, ptr @top
  %next = getelementptr i8, ptr %block, i64 %whole
  %end = getelementptr i8, ptr @heap, i64 1048576
  %fits = icmp ule ptr %next, %end
  br i1 %fits, label %take, label %full
take:
  store i64 1, ptr %block
  %link = getelementptr i8, ptr %block, i64 16
  store ptr %first, ptr %link
  %place = getelementptr i8, ptr %block, i64 24
  %data = getelementptr i8, ptr %block, i64 64
  store ptr %data, ptr %place
  %new_size = getelementptr i8, ptr %block, i64 32
  store i64 %whole, ptr %new_size
  store ptr %block, ptr @last
  store ptr %next, ptr @top
  ret ptr %block
full:
  call void @llvm.trap()
  unreachable
}

define void @NRT_incref(ptr %block) noinline {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %count
count:
  %users = load i64, ptr %block
  %more = add i64 %users, 1
  store i64 %more, ptr %block
  br label %done
done:
  ret void
}

define void @NRT_decref(ptr %block) noinline {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %count
count:
  %users = load i64, ptr %block
  %fewer = sub i64 %users, 1
  store i64 %fewer, ptr %block
  %used = icmp ne i64 %fewer, 0
  br i1 %used, label %done, label %look
look:
  %block1 = load ptr, ptr @last
  %bottom = icmp eq ptr %block1, null
  br i1 %bottom, label %done, label %test
test:
  %users1 = load i64, ptr %block1
  %used1 = icmp ne i64 %users1, 0
  br i1 %used1, label %done, label %take
take:
  %link = getelementptr i8, ptr %block1, i64 16
  %before = load ptr, ptr %link
  store ptr %before, ptr @last
  store ptr %block1, ptr @top
  br label %look
done:
  ret void
}

define ptr @NRT_Allocate(i64 %size) {
  %block = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 64)
  %data = getelementptr i8, ptr %block, i64 64
  ret ptr %data
}

define void @NRT_Free(ptr %data) {
  %block = getelementptr i8, ptr %data, i64 -64
  call void @NRT_decref(ptr %block)
  ret void
}

; Kernels only make a list of a single number.
define i32 @numba_attempt_nocopy_reshape(i64 %from, ptr %shape, ptr %strides, i64 %to, ptr %new_shape, ptr %new_strides,
                                         i64 %size, i32 %order) {
  %single = icmp eq i64 %from, 0
  %listed = icmp eq i64 %to, 1
  %known = and i1 %single, %listed
  br i1 %known, label %make, label %unknown
make:
  store i64 %size, ptr %new_strides
  ret i32 1
unknown:
  call void @llvm.trap()
  unreachable
}

declare double @llvm.sqrt.f64(double)
define double @sqrt(double %number) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %number)
  ret double %root
}
"""


@dataclass(frozen=True)
class Export:
    """A kernel, and an example of each of its arguments, which gives their types."""

    kernel: Any
    examples: Sequence[Any]


def export(exports: Mapping[str, Export], notes: Mapping[str, bytes]) -> bytes:
    """A module with these functions, and these notes as custom sections. In place of an array, each function takes its
    address and the length of each dimension; in place of 64 bits with a sign, 32; what a kernel refuses is a trap."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    with global_compiler_lock:
        module = _module({name: _compiled(each) for name, each in exports.items()})
    _optimise(module, machine, exports)
    settled = llvm.parse_assembly(with_wide_pointers(str(module)))
    return linked(machine.emit_object(settled), tuple(exports), notes)


def _compiled(export: Export) -> Any:
    inner, signature = export.kernel.inner, tuple(map(numba.typeof, export.examples))
    if signature not in inner.overloads:
        inner.compile(signature)
    return inner.overloads[signature]


def _module(kernels: Mapping[str, Any]) -> Any:
    """Link all code into one module. What RUNTIME defines replaces Numba's own versions."""
    module = llvm.parse_assembly(RUNTIME)
    for name, result in kernels.items():
        module.link_in(llvm.parse_assembly(_caller(name, result)))
    for result in kernels.values():
        module.link_in(result.library._get_module_for_linking(), preserve=True)
    module.triple, module.data_layout = TRIPLE, LAYOUT
    return module


def _caller(name: str, result: Any) -> str:
    """A function for callers from outside, which calls the kernel by Numba's convention."""
    arguments = [_argument(f"%a{place}", kind) for place, kind in enumerate(result.signature.args)]
    taken = ", ".join(each for argument in arguments for each in argument.taken)
    passed = ", ".join(each for argument in arguments for each in argument.passed)
    steps = "\n".join(each for argument in arguments for each in argument.steps)
    given, answer = _answer(result.signature.return_type)
    kernel = f'@"{result.fndesc.llvm_func_name}"'
    return f"""
declare void @llvm.trap()
declare i32 {kernel}(ptr, ptr, {", ".join(each.split()[0] for each in passed.split(", "))})
define {given} @{name}({taken}) {{
  %answer = alloca i64
  %problem = alloca ptr
{steps}
  %status = call i32 {kernel}(ptr %answer, ptr %problem, {passed})
  switch i32 %status, label %refuse [i32 {DONE}, label %give i32 {NOTHING}, label %give]
refuse:
  call void @llvm.trap()
  unreachable
give:
{answer}
}}
"""


@dataclass(frozen=True)
class Argument:
    taken: list[str]
    steps: list[str]
    passed: list[str]


def _argument(name: str, kind: Any) -> Argument:
    if isinstance(kind, types.Array):
        return _array(name, kind)
    if kind == types.float64:
        return Argument([f"double {name}"], [], [f"double {name}"])
    if kind == types.uint64:
        return Argument([f"i64 {name}"], [], [f"i64 {name}"])
    assert kind == types.int64, f"{kind} cannot be passed"
    return Argument([f"i32 {name}"], [f"  {name}w = sext i32 {name} to i64"], [f"i64 {name}w"])


def _array(name: str, kind: Any) -> Argument:
    """Numba passes an array in parts: the owner, twice; the number of items, bytes of an item, data, shape and
    strides."""
    lengths = [f"{name}n{axis}" for axis in range(kind.ndim)]
    size = numba.core.registry.cpu_target.target_context.get_abi_sizeof(_data_type(kind.dtype))
    steps = [f"  {length}w = zext i32 {length} to i64" for length in lengths]
    stride, strides = f"{size}", list[str]()
    for axis in reversed(range(kind.ndim)):
        strides.insert(0, stride)
        steps.append(f"  {name}s{axis} = mul i64 {stride}, {lengths[axis]}w")
        stride = f"{name}s{axis}"
    steps.append(f"  {name}items = udiv i64 {stride}, {size}")
    passed = ["ptr null", "ptr null", f"i64 {name}items", f"i64 {size}", f"ptr {name}"]
    passed += [f"i64 {length}w" for length in lengths] + [f"i64 {each}" for each in strides]
    return Argument([f"ptr {name}", *(f"i32 {length}" for length in lengths)], steps, passed)


def _data_type(kind: Any) -> Any:
    return numba.core.registry.cpu_target.target_context.get_data_type(kind)


def _answer(kind: Any) -> tuple[str, str]:
    if kind == types.none:
        return "void", "  ret void"
    if kind == types.uint64:
        return "i64", "  %wide = load i64, ptr %answer\n  ret i64 %wide"
    if kind == types.boolean:
        return "i32", "  %small = load i8, ptr %answer\n  %whole = zext i8 %small to i32\n  ret i32 %whole"
    assert kind in types.signed_domain, f"{kind} cannot be given back"
    steps = [f"%found = load i{kind.bitwidth}, ptr %answer", f"%wide = sext i{kind.bitwidth} %found to i128"]
    return "i32", "\n".join(f"  {step}" for step in [*steps, "%whole = trunc i128 %wide to i32", "ret i32 %whole"])


def _optimise(module: Any, machine: Any, exports: Mapping[str, Export]) -> None:
    """As Numba does: inline, remove reference counts that cancel out, then optimise with LLVM."""
    for function in module.functions:
        if not function.is_declaration and function.name not in exports:
            function.linkage = "internal"
    for variable in module.global_variables:
        if variable.linkage == llvm.Linkage.common:
            variable.linkage = "internal"
    for level in (1, 3):
        options = llvm.create_pipeline_tuning_options(speed_level=level)
        options.loop_vectorization = options.slp_vectorization = level == 3
        builder = llvm.create_pass_builder(machine, options)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(module, builder)
    module.verify()
