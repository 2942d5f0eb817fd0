import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '#ds/css/layers.ts'
import { container, media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const layered = (declarations: Parameters<typeof inLayer>[1]) => inLayer('domain', declarations)
const rule = (declarations: Parameters<typeof inLayer>[1]) => style(layered(declarations))

const between = {
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
} as const

export const root = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  containerType: 'inline-size',
})

export const heading = rule({ overflowWrap: 'anywhere' })

export const total = rule({ color: color.text.secondary, fontWeight: vars.fontWeight.medium })

export const card = rule({
  minInlineSize: 0,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  overflow: 'clip',
})

export const group = rule({ selectors: { '&:not(:first-child)': between } })

export const groupHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  overflowWrap: 'anywhere',
})

export const groupHeading = rule({ minInlineSize: 0, fontSize: vars.fontSize.small })

export const groupNote = rule({ minInlineSize: 0 })

export const count = rule({ color: color.text.secondary, fontWeight: vars.fontWeight.medium })

export const loading = rule({ paddingInline: vars.space.md, paddingBlockEnd: vars.space.md })

export const all = rule({ paddingInline: vars.space.md, paddingBlockEnd: vars.space.sm, fontSize: vars.fontSize.small })

export const list = rule({ paddingBlockEnd: vars.space['2xs'] })

/**
 * A row of five columns: icon, number, what and why, age, actions. The last two are as wide in every row, so that they stand below each
 * other. On a tablet the age stands below the number. On a phone a card: number and age, what, why, and the actions side by side.
 */
export const row = rule({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  gridTemplateAreas: '"icon number age" "icon what what" "actions actions actions"',
  columnGap: vars.space.sm,
  rowGap: vars.space['2xs'],
  alignItems: 'start',
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  selectors: {
    '&:not(:first-child)': between,
    '&:hover': { '@media': { [media.canHover]: { background: color.surface.hover } } },
  },
  '@container': {
    [container.queue]: {
      gridTemplateColumns: 'auto minmax(0, 14ch) minmax(0, 1fr) fit-content(26ch)',
      gridTemplateAreas: '"icon number what actions" "icon age what actions"',
      gridTemplateRows: 'auto 1fr',
    },
    [container.load]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: 'auto 12ch minmax(0, 1fr) minmax(0, 18ch) minmax(0, 22ch)',
      gridTemplateAreas: '"icon number what age actions"',
      alignItems: 'center',
      minBlockSize: vars.controlHeight.large,
      paddingBlock: vars.space['2xs'],
    },
  },
})

export const icon = recipe({
  base: layered({
    gridArea: 'icon',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.controlHeight.small,
    blockSize: vars.controlHeight.small,
    borderRadius: vars.radius.control,
  }),
  variants: {
    look: {
      neutral: layered({ background: color.tone.neutral.soft, color: color.tone.neutral.onSoft }),
      brand: layered({ background: color.tone.brand.soft, color: color.tone.brand.onSoft }),
      caution: layered({ background: color.tone.caution.soft, color: color.tone.caution.onSoft }),
      critical: layered({ background: color.tone.critical.soft, color: color.tone.critical.onSoft }),
    },
  },
})

export const number = rule({ gridArea: 'number', minInlineSize: 0, overflowWrap: 'anywhere' })

export const what = rule({ gridArea: 'what', minInlineSize: 0, overflowWrap: 'anywhere' })

/** Amount, memo and title in one line where there is space. */
export const name = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.xs })

export const amount = rule({
  maxInlineSize: '100%',
  fontWeight: vars.fontWeight.semibold,
})

export const memo = rule({
  minInlineSize: 0,
  paddingInline: vars.space['2xs'],
  background: color.tone.neutral.soft,
  borderRadius: vars.radius.small,
  color: color.tone.neutral.onSoft,
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.caption,
})

export const title = rule({ minInlineSize: 0, fontWeight: vars.fontWeight.medium })

export const suggested = rule({ color: color.text.primary, fontWeight: vars.fontWeight.semibold })

/** The clock stays with the first line. */
export const age = rule({
  gridArea: 'age',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: vars.space['2xs'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  '@container': {
    [container.queue]: { justifyContent: 'flex-start', textAlign: 'start' },
    [container.load]: { justifyContent: 'flex-end', textAlign: 'end' },
  },
})

/** Scales with the small text. */
export const ageIcon = rule({ flexShrink: 0, alignSelf: 'flex-start', inlineSize: '1.2em', blockSize: '1lh' })

export const ageWords = rule({ minInlineSize: 0 })

export const actions = rule({
  gridArea: 'actions',
  display: 'flex',
  gap: vars.space['2xs'],
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
  '@container': { [container.queue]: { flexWrap: 'wrap', justifyContent: 'flex-end', paddingBlockStart: 0 } },
})

/** A finger's target; the two share the card. */
export const action = rule({
  flexGrow: 1,
  flexBasis: 0,
  minInlineSize: 0,
  minBlockSize: vars.controlHeight.large,
  '@container': {
    [container.queue]: { flexGrow: 0, flexBasis: 'auto', minBlockSize: vars.controlHeight.medium },
    [container.load]: { minBlockSize: vars.controlHeight.small },
  },
})
