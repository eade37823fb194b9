import { mount } from 'svelte'
import App from './App.svelte'
import './base.css'
import './fonts.css'
import './theme.css'

const target = document.getElementById('app')
if (target) mount(App, { target })
