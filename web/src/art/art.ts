import type { SVGAttributes } from 'svelte/elements'

/** What every drawing takes: a spoken label, a class, and (inside another drawing) its place: x, y, width, height. */
export interface ArtProps extends SVGAttributes<SVGSVGElement> {
  label?: string | undefined
}
