import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

export const group = style(rule({ minInlineSize: 0 }))

export const label = style(
  rule({
    paddingBlockEnd: vars.space.xs,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
  }),
)

const sideBySide = (count: number) =>
  rule({ '@media': { [media.medium]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } })

export const cards = recipe({
  base: rule({ display: 'grid', gap: vars.space.xs }),
  variants: { columns: { 1: {}, 2: sideBySide(2), 3: sideBySide(3), 4: sideBySide(4) } },
})

export const card = style(
  rule({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minInlineSize: 0,
    padding: vars.space.sm,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.control,
    borderRadius: vars.radius.card,
    background: color.surface.raised,
    ...transition(['border-color', 'background-color']),
    selectors: {
      // `:where` keeps it weaker than the states below: an invalid card stays red below the pointer.
      '&:where(:hover)': { '@media': { [media.canHover]: { borderColor: color.line.controlHover } } },
      '[aria-invalid="true"] &': { borderColor: color.tone.critical.line },
      '&:has(:checked)': {
        borderColor: color.tone.brand.solid,
        // A second border pixel that does not move the content.
        boxShadow: `inset 0 0 0 ${vars.borderWidth.hairline} ${color.tone.brand.solid}`,
        background: color.tone.brand.soft,
        '@media': {
          // Shadows and backgrounds are removed in forced colours.
          [media.forcedColors]: { outline: `${vars.borderWidth.hairline} solid Highlight`, borderColor: 'Highlight' },
        },
      },
      '&:active': { background: color.surface.pressed },
      '&:has(:checked:enabled):active': { background: color.tone.brand.softHover },
      '&:has(:disabled)': {
        cursor: 'not-allowed',
        borderColor: color.line.hairline,
        borderStyle: 'dashed',
        background: 'none',
      },
      '&:has(:focus-visible)': focusRing,
    },
  }),
)

/**
 * As high as the first line of the title, so that the circle is next to it. The colour of the tick is set here: browsers do not
 * adapt a colour set on an SVG itself to forced colours.
 */
export const mark = style(
  rule({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    blockSize: '1lh',
    lineHeight: vars.lineHeight.snug,
    color: color.tone.brand.onSolid,
  }),
)

export const input = style(
  rule({
    gridArea: '1 / 1',
    inlineSize: vars.iconSize.medium,
    blockSize: vars.iconSize.medium,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.control,
    borderRadius: vars.radius.full,
    cursor: 'inherit',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:checked': { background: color.tone.brand.solid, borderColor: color.tone.brand.solid },
      '&:disabled': { borderColor: color.line.hairline },
    },
  }),
)

export const check = style(
  rule({
    gridArea: '1 / 1',
    pointerEvents: 'none',
    visibility: 'hidden',
    selectors: { [`${input}:checked ~ &`]: { visibility: 'visible' } },
  }),
)

/** Where less than 5 em are left beside the aside, it moves below: words break only if they are longer than that. */
export const text = style(
  rule({ display: 'grid', gap: vars.space['2xs'], flex: '1 1 5em', minInlineSize: 0, overflowWrap: 'anywhere' }),
)

export const title = style(rule({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug }))

export const detail = style(
  rule({ color: color.text.secondary, fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug }),
)

export const aside = style(
  rule({
    flexShrink: 0,
    maxInlineSize: '100%',
    marginInlineStart: 'auto',
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    textAlign: 'end',
  }),
)
