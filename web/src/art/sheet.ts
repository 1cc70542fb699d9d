import '@fontsource/lilita-one/latin.css'
import '@fontsource-variable/atkinson-hyperlegible-next/index.css'
import './tokens.css'

import { mount } from 'svelte'

import Sheet from './Sheet.svelte'

mount(Sheet, { target: document.getElementById('sheet')! })
