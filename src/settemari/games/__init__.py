"""The games of the box. Each folder holds one; ``settemari.core`` is what they share."""
