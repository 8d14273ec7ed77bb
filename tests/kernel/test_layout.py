"""Pointers that take eight bytes, in LLVM's intermediate code."""

import pytest

from brethren.kernel.layout import with_wide_pointers


@pytest.mark.parametrize(
    ("line", "wide"),
    [
        ("%a = getelementptr ptr, ptr %b, i32 %c", "%a = getelementptr i64, ptr %b, i32 %c"),
        ("%a = getelementptr inbounds nuw i8, ptr %b, i32 4", "%a = getelementptr inbounds nuw i8, ptr %b, i32 4"),
        (
            "%a = getelementptr [3 x { ptr, i64 }], ptr %b, i32 0, i32 %c",
            "%a = getelementptr [3 x { i64, i64 }], ptr %b, i32 0, i32 %c",
        ),
        ("%a = alloca { ptr, [2 x ptr] }, align 8", "%a = alloca { i64, [2 x i64] }, align 8"),
        (
            "@a = internal constant [2 x ptr] [ptr @b, ptr getelementptr (i8, ptr @c, i32 4)], align 8",
            "@a = internal constant [2 x { ptr, i32 }] [{ ptr, i32 } { ptr @b, i32 0 }, "
            "{ ptr, i32 } { ptr getelementptr (i8, ptr @c, i32 4), i32 0 }], align 8",
        ),
        ("%a = load ptr, ptr %b, align 8", "%a = load ptr, ptr %b, align 8"),
        ("%a = load { i64, i8 }, ptr %b", "%a = load { i64, i8 }, ptr %b"),
    ],
)
def test_where_a_type_is_a_place_in_memory(line: str, wide: str) -> None:
    assert with_wide_pointers(line) == wide


@pytest.mark.parametrize("line", ["%a = load { ptr, i64 }, ptr %b", "store [2 x ptr] %a, ptr %b"])
def test_pointers_moved_as_one_piece_are_refused(line: str) -> None:
    with pytest.raises(ValueError, match="as one piece"):
        with_wide_pointers(line)
