import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { inLayer, layers } from '#ds/css/layers.ts'
import { dark, light } from '#ds/tokens/color-themes.ts'
import { color, scale, scaleVars } from '#ds/tokens/contract.css.ts'

createGlobalTheme(':root', scaleVars, { '@layer': layers.tokens, ...scale })

// Each theme has values of its own instead of light-dark(): the production CSS minifier lowers light-dark() and breaks
// the toggle (docs/adr).
createGlobalTheme(':root, [data-theme="dark"]', color, { '@layer': layers.tokens, ...dark })
createGlobalTheme('[data-theme="light"]', color, { '@layer': layers.tokens, ...light })

// Native controls, scrollbars and the canvas follow the theme.
globalStyle(':root, [data-theme="dark"]', inLayer('tokens', { colorScheme: 'dark' }))
globalStyle('[data-theme="light"]', inLayer('tokens', { colorScheme: 'light' }))
