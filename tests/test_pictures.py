from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QTransform

import product_icon
from tests.pictures import unlike

ICON = product_icon.SOURCE.read_text(encoding="utf-8")
SECOND_CHIP = '<circle cx="95" cy="64" r="18" stroke-width="9"/>'
LOWER_LINE = " M 60.5 70 H 67.5"


def drawn(folder: Path, svg: str) -> QImage:
    """A picture through the same steps as the icon."""
    source = folder / "picture.svg"
    source.write_text(svg, encoding="utf-8")
    return QImage.fromData(product_icon.png(128, source))


def changed(old: str, new: str) -> str:
    assert old in ICON
    return ICON.replace(old, new)


WRONG = {
    "moved by a pixel": changed('viewBox="0 0 128 128"', 'viewBox="1 0 128 128"'),
    "moved by a quarter of a pixel": changed('viewBox="0 0 128 128"', 'viewBox="0 0.25 128 128"'),
    "larger by a pixel": changed('viewBox="0 0 128 128"', 'viewBox="0 0 127 127"'),
    "without a chip": changed(SECOND_CHIP, ""),
    "without a line": changed(LOWER_LINE, ""),
    "another amber": changed("#f2b84b", "#f3b94c"),
    "another ground": changed("#192026", "#192027"),
    "amber and blue exchanged": changed("#f2b84b", "#4bb8f2"),
    "a finer line": changed('stroke-width="9"', 'stroke-width="8.8"'),
    "other corners": changed('rx="26"', 'rx="25"'),
    "corners that are not clear": changed("<rect", '<rect width="128" height="128"/><rect'),
    "half transparent": changed("<rect", '<rect opacity="0.5"'),
    "nothing but its ground": changed('fill="none" stroke="#f2b84b"', 'fill="none"'),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_picture_is_told_from_the_right_one(tmp_path: Path, wrong: str) -> None:
    assert unlike(drawn(tmp_path, WRONG[wrong]), drawn(tmp_path, ICON))


def test_a_mirrored_picture_is_told_from_the_right_one(tmp_path: Path) -> None:
    # The icon is its own mirror image; with one chip left it is so from top to bottom alone.
    one_chip = drawn(tmp_path, WRONG["without a chip"])
    for across, down in ((-1, 1), (1, -1), (-1, -1)):
        mirrored = one_chip.transformed(QTransform.fromScale(across, down))
        assert bool(unlike(mirrored, one_chip)) is (across < 0)


def test_a_picture_of_another_size_is_told_from_the_right_one() -> None:
    small, large = (QImage.fromData(product_icon.png(size)) for size in (64, 128))
    assert unlike(small, large) == "64×64 and 128×128 pixels"
    assert unlike(QImage(), large)


def test_what_another_processor_rounds_otherwise_is_the_same_picture(tmp_path: Path) -> None:
    picture = drawn(tmp_path, ICON).convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    chance = random.Random(1)
    data = bytearray(picture.constBits())
    # Thirty times as many as were seen to differ.
    for at in chance.sample(range(len(data)), 600):
        data[at] += 1 if data[at] < 255 else -1
    rounded = QImage(bytes(data), picture.width(), picture.height(), picture.format())
    assert rounded != picture
    assert not unlike(rounded, picture)
