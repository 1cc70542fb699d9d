/** What the table around a game asks Arrr!!! for, in any of its modes. */
import type { Drawing } from '../games.ts'
import ArrrTable from './ArrrTable.svelte'
import EndPicture from './ending/EndPicture.svelte'
import Review from './ending/Review.svelte'
import { standing } from './spoken.ts'

export const drawing: Drawing = { Table: ArrrTable, Picture: EndPicture, Review, standing }
