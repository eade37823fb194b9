import '@fontsource-variable/eb-garamond'
import '@fontsource-variable/source-sans-3'
import { mount } from 'svelte'
import '../src/theme.css'
import '../src/base.css'
import Lab from './Lab.svelte'

const target = document.getElementById('lab')
if (target) mount(Lab, { target })
