import '@fontsource-variable/eb-garamond/index.css'
import '@fontsource-variable/source-sans-3/index.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './base.css'
import './theme.css'

const target = document.getElementById('app')
if (target) mount(App, { target })
