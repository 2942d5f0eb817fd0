import { style } from '@vanilla-extract/css'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)

export const line = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space['2xs'],
    minInlineSize: 0,
    color: color.text.secondary,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
    // It takes one line, if possible, and is high enough for a thumb.
    '@media': { [media.belowMedium]: { columnGap: 0, fontSize: vars.fontSize.caption } },
  }),
)

/** On phones the sentence needs the space. */
export const icon = style(
  rule({
    display: 'none',
    color: color.tone.caution.text,
    '@media': { [media.medium]: { display: 'block' } },
  }),
)

/** On phones it is shortened before the buttons go below it; with very large text they do. */
export const message = style(
  rule({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': {
      [media.belowMedium]: {
        flex: '1 1 9em',
        maxInlineSize: 'max-content',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        lineHeight: vars.lineHeight.body,
      },
    },
  }),
)

export const fullMessage = style(rule({ '@media': { [media.belowMedium]: { display: 'none' } } }))
export const shortMessage = style(rule({ display: 'none', '@media': { [media.belowMedium]: { display: 'inline' } } }))

/** Looks like a link. As high as a thumb on touch screens, where the line is so high anyway. */
const action = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.controlHeight.small,
  paddingInline: vars.space['2xs'],
  borderRadius: vars.radius.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ...transition(['color']),
} as const

const thumbHigh = { minBlockSize: `calc(${vars.controlHeight.large} - ${vars.space['2xs']})` }
const thumb = { '(pointer: coarse)': thumbHigh, [media.belowMedium]: thumbHigh }

export const verify = style(
  rule({
    ...action,
    color: color.tone.brand.text,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      ...whenFocusVisible,
      '&:hover': { '@media': { [media.canHover]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
      '&:active': { color: color.text.primary },
    },
    '@media': { ...action['@media'], ...thumb },
  }),
)

/** On phones at the end of the line, below the right thumb. */
export const later = style(
  rule({
    ...action,
    color: color.text.tertiary,
    marginInlineStart: 'auto',
    selectors: {
      ...whenFocusVisible,
      '&:hover': { '@media': { [media.canHover]: { color: color.text.primary } } },
      '&:active': { color: color.text.primary },
    },
    '@media': {
      ...action['@media'],
      ...thumb,
      [media.medium]: { marginInlineStart: 0 },
      // The word, not its surface, ends where the page's content ends.
      [media.belowMedium]: { ...thumbHigh, paddingInlineEnd: 0 },
    },
  }),
)
