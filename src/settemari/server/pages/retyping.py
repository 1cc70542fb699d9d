"""What somebody has typed stays where they typed it when a form is refused: nobody fills it in twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from settemari.server.pages.parts import Block, Cards, Field, Fold, Form, Group, Section


class Sent(NamedTuple):
    """A form as it came: where it was sent, and what it held."""

    path: str
    fields: Mapping[str, str]


def retyped(sections: Sequence[Section], sent: Sent) -> list[Section]:
    """The same sections; the form that was sent holds what it held, and is unfolded."""
    return [replace(section, blocks=_blocks(section.blocks, sent)) for section in sections]


def where(sections: Sequence[Section], sent: Sent) -> str:
    """The id of the section that the form stands in; empty if it is not there any more."""
    return next((section.id for section in sections if _holds(section.blocks, sent)), "")


def _blocks(blocks: Sequence[Block], sent: Sent) -> list[Block]:
    return [_block(block, sent) for block in blocks]


def _block(block: Block, sent: Sent) -> Block:
    if isinstance(block, Form):
        return _form(block, sent) if _is_it(block, sent) else block
    if isinstance(block, Fold):
        return replace(block, blocks=_blocks(block.blocks, sent), open=block.open or _holds(block.blocks, sent))
    if isinstance(block, Group):
        return replace(block, blocks=_blocks(block.blocks, sent))
    if isinstance(block, Cards):
        return replace(block, cards=[replace(card, blocks=_blocks(card.blocks, sent)) for card in block.cards])
    return block


def _holds(blocks: Sequence[Block], sent: Sent) -> bool:
    """Whether the form is in there."""
    for block in blocks:
        if isinstance(block, Form) and _is_it(block, sent):
            return True
        if isinstance(block, (Fold, Group)) and _holds(block.blocks, sent):
            return True
        if isinstance(block, Cards) and any(_holds(card.blocks, sent) for card in block.cards):
            return True
    return False


def _is_it(form: Form, sent: Sent) -> bool:
    """What goes along unseen tells forms apart, and so do their lists: what was chosen is one of their choices."""
    if not form.fields or form.action.partition("?")[0] != sent.path:
        return False
    lists = (field for field in form.fields if field.type == "select")
    return all(sent.fields.get(name) == value for name, value in form.hidden) and all(
        sent.fields.get(field.name) in [choice.value for choice in field.choices] for field in lists
    )


def _form(form: Form, sent: Sent) -> Form:
    return replace(form, fields=[_field(field, sent.fields) for field in form.fields])


def _field(field: Field, fields: Mapping[str, str]) -> Field:
    """As it was left; a password is typed anew."""
    if field.type == "password":
        return field
    value = fields.get(field.name, "")
    if field.type == "select":
        chosen = [replace(choice, chosen=choice.value == value) for choice in field.choices]
        return replace(field, choices=chosen)
    if field.type == "check":
        return replace(field, value="1" if value else "")
    return replace(field, value=value)
