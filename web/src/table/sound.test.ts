import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const zzfx = vi.fn()
vi.mock('zzfx', () => ({ zzfx, ZZFX: { audioContext: { state: 'running' } } }))

const { chosen } = await import('../settings.svelte.ts')
const { chime, effectOf, sound } = await import('./sound.ts')

describe('sounds', () => {
  beforeEach(() => zzfx.mockClear())
  afterEach(() => {
    chosen.sound = chosen.chime = false
  })

  it('are off until somebody asks for them', async () => {
    sound('hop')
    chime()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(zzfx).not.toHaveBeenCalled()
  })

  it('belong to what moves', async () => {
    chosen.sound = true
    sound('hop')
    await vi.waitFor(() => expect(zzfx).toHaveBeenCalledExactlyOnceWith(...effectOf('hop')!))
  })

  it('are switched on apart from the chime', async () => {
    chosen.chime = true
    sound('hop')
    chime()
    await vi.waitFor(() => expect(zzfx).toHaveBeenCalledOnce())
    expect(effectOf('still')).toBeNull()
  })

  it('are few, and none is much too loud', () => {
    const sorts = [
      'slot',
      'flip',
      'draw',
      'hop',
      'open',
      'steal',
      'lose',
      'swap',
      'lava',
      'board',
      'end',
      'keep',
      'sink',
    ]
    const effects = new Set(sorts.map(effectOf))
    expect(effects.size).toBeLessThanOrEqual(11) // and the chime
    for (const effect of effects) expect(effect![0]).toBeLessThanOrEqual(1)
  })
})
