/** The large pictures of the first page and of pages on which there is nothing: they come together, after the words. */
export { default as ArrrScene } from './scenes/ArrrScene.svelte'
export { default as Empty } from './shell/Empty.svelte'
export { default as MarettaScene } from './scenes/MarettaScene.svelte'
export { default as VulcanoScene } from './scenes/VulcanoScene.svelte'
