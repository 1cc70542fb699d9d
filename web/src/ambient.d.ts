/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'texts:*' {
  const source: string
  export default source
}

declare module 'zzfx' {
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode
  export const ZZFX: { volume: number; audioContext: AudioContext }
}
