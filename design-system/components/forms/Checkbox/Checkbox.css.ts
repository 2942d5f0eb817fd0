import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** The entire row can be pressed: at least 24 px high, with a one-line label vertically centred. */
export const row = style(
  rule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    // It is as narrow as its content, so that it fits next to other controls.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: `max(0em, (${vars.iconSize.large} - 1lh) / 2)`,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.body,
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.text.tertiary } },
  }),
)

/**
 * One line of text high, so that the box is next to the first line. The colour of the marks is set here: browsers do not adapt
 * a colour set on an SVG itself to forced colours.
 */
export const box = style(
  rule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    blockSize: '1lh',
    color: color.tone.brand.onSolid,
    selectors: { '&:has(:disabled)': { color: color.text.secondary } },
  }),
)

/** The label. A long word breaks. */
export const label = style(rule({ minInlineSize: 0 }))

export const input = style(
  rule({
    gridArea: '1 / 1',
    inlineSize: vars.iconSize.medium,
    blockSize: vars.iconSize.medium,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.control,
    borderRadius: vars.radius.small,
    background: color.surface.raised,
    cursor: 'inherit',
    ...transition(['background-color', 'border-color']),
    selectors: {
      // `:where` keeps it weaker than the states below: an invalid box stays red below the pointer.
      '&:where(:hover)': { '@media': { [media.canHover]: { borderColor: color.line.controlHover } } },
      '&:checked, &:indeterminate': { background: color.tone.brand.solid, borderColor: color.tone.brand.solid },
      [`${row}:active &:enabled`]: { background: color.surface.pressed },
      [`${row}:active &:enabled:is(:checked, :indeterminate)`]: {
        background: color.tone.brand.solidPressed,
        borderColor: color.tone.brand.solidPressed,
      },
      '&[aria-invalid="true"]': { borderColor: color.tone.critical.line },
      '&:disabled': { background: color.surface.hover, borderColor: color.line.hairline },
    },
  }),
)

const mark = { gridArea: '1 / 1', pointerEvents: 'none', visibility: 'hidden' } as const

export const checkMark = style(
  rule({ ...mark, selectors: { [`${input}:checked:not(:indeterminate) ~ &`]: { visibility: 'visible' } } }),
)

export const indeterminateMark = style(
  rule({ ...mark, selectors: { [`${input}:indeterminate ~ &`]: { visibility: 'visible' } } }),
)
