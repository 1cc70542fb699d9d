import type { Language } from '../words/catalogue.ts'

/** What each language is called by those who speak it. */
export const NAMES: Record<Language, string> = { it: 'Italiano', en: 'English', fr: 'Français' }
