import { vars } from '#ds/tokens/contract.css.ts'
import { media } from './media.ts'

/** By how much a small control is lower than a finger's target, above and below. */
const overhang = `calc((${vars.controlHeight.large} - ${vars.controlHeight.small}) / 2)`

/** The `::after` of a small, positioned control in a row: on a phone it takes clicks as high as a large control, and looks small. */
export const fingerTarget = {
  '@media': {
    [media.belowMedium]: {
      content: '',
      position: 'absolute',
      // A control that centres its words would make it as small as nothing.
      placeSelf: 'stretch',
      insetInline: 0,
      insetBlock: `calc(-1 * ${overhang})`,
    },
  },
} as const

/** The row of such controls: on a phone it does not cut their targets off. */
export const fingerRow = {
  '@media': { [media.belowMedium]: { paddingBlock: overhang } },
} as const
