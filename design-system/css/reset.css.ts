import { globalStyle } from '@vanilla-extract/css'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { vars } from '#ds/tokens/contract.css.ts'

globalStyle(
  '*, *::before, *::after',
  inLayer('reset', { boxSizing: 'border-box', margin: 0, padding: 0, borderWidth: 0, borderStyle: 'solid' }),
)

globalStyle(
  'html',
  inLayer('reset', {
    // iOS enlarges text in landscape by default.
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    background: vars.color.surface.canvas,
    color: vars.color.text.primary,
    fontFamily: vars.fontFamily.text,
    fontSize: '100%',
    lineHeight: vars.lineHeight.body,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  }),
)

// No text ends with a line of one short word.
globalStyle('body', inLayer('reset', { minBlockSize: '100dvh', overflowWrap: 'break-word', textWrapStyle: 'pretty' }))
// What is typed stays in its line.
globalStyle('textarea', inLayer('reset', { textWrapStyle: 'auto' }))
globalStyle('h1, h2, h3, h4, h5, h6', inLayer('reset', { fontSize: 'inherit', fontWeight: 'inherit' }))
globalStyle('ul, ol', inLayer('reset', { listStyle: 'none' }))
globalStyle('a', inLayer('reset', { color: 'inherit', textDecoration: 'inherit' }))
globalStyle('img, svg, video', inLayer('reset', { display: 'block', maxInlineSize: '100%' }))
globalStyle(
  'button, input, select, textarea',
  inLayer('reset', {
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    background: 'none',
    borderRadius: 0,
    appearance: 'none',
  }),
)
globalStyle('button, select, label, summary', inLayer('reset', { cursor: 'pointer' }))
// Our search fields have their own clear button, with an accessible name.
globalStyle('::-webkit-search-cancel-button', inLayer('reset', { appearance: 'none' }))
globalStyle('table', inLayer('reset', { borderCollapse: 'collapse', borderSpacing: 0 }))
globalStyle('[hidden]:not([hidden="until-found"])', inLayer('reset', { display: 'none' }))
globalStyle(
  '::selection',
  inLayer('reset', { background: vars.color.tone.brand.solid, color: vars.color.tone.brand.onSolid }),
)
globalStyle(':focus-visible', inLayer('reset', focusRing))
globalStyle('h1:focus-visible, main:focus-visible, [tabindex="-1"]:focus', inLayer('reset', { outline: 'none' }))
