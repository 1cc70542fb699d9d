import { mount } from 'svelte'

import App from './App.svelte'
import { expectTable } from './games.ts'
import { address } from './router.svelte.ts'
import { preferred, speak } from './words/language.svelte.ts'

const target = document.getElementById('app')
if (!target) throw new Error('there is no place for the client in this page')
const words = speak(preferred())
const { path } = address()
if (path[0] === 't' && path[1]) expectTable(path[1])
await words
mount(App, { target })

const AT_REST = 2_000 // milliseconds: what it keeps is not to be in the way of the first page

// Over a line that is not safe there is none, and everything works without it.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), AT_REST)
