import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

/** Around a TermSwitch and the prices that it chooses between. */
export const termScope = style({})

const yearIsChosen = `${termScope}:has(input[value="yearly"]:checked)`
const hidden = (selector: string) => style(inLayer('domain', { selectors: { [selector]: { display: 'none' } } }))

/**
 * Classes of what is shown for one of the two terms only. Both are in the page, so that the switch needs no script. Without a switch the
 * month is shown.
 */
export const onlyFor = {
  monthly: hidden(`${yearIsChosen} &`),
  yearly: hidden(`&:not(${yearIsChosen} *)`),
}
