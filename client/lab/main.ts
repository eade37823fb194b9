import { mount } from 'svelte'
import '../src/fonts.css'
import '../src/theme.css'
import '../src/base.css'
import Lab from './Lab.svelte'

const target = document.getElementById('lab')
if (target) mount(Lab, { target })
