import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const root = rule({ ...oneColumn, gap: vars.space.md })

export const back = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.xs,
  fontSize: vars.fontSize.small,
})

export const head = rule({ ...oneColumn, gap: vars.space.xs })
/** A subject without a space breaks. */
export const subject = rule({ overflowWrap: 'anywhere' })
export const headFacts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space['2xs'],
})
export const headActions = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })
/** The clock beside its words. */
export const clock = rule({ display: 'inline-flex', flexWrap: 'wrap', columnGap: vars.space['2xs'] })

/** The conversation, and beside it whom it is with. On a phone they follow each other. */
export const columns = rule({
  ...oneColumn,
  alignItems: 'start',
  gap: vars.space.lg,
  '@media': { [media.large]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.menu}` } },
})
export const conversation = rule({ ...oneColumn, gap: vars.space.lg, minInlineSize: 0 })
export const beside = rule({ ...oneColumn, gap: vars.space.md, minInlineSize: 0 })

export const card = rule({
  ...oneColumn,
  gap: vars.space.md,
  padding: vars.space.md,
  background: color.surface.raised,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
})

export const tools = rule({ ...oneColumn, justifyItems: 'start', gap: vars.space.xs })
export const take = rule({ justifySelf: 'start' })

/** Labels and values in two columns. */
export const facts = rule({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  rowGap: vars.space['2xs'],
})
/** A number that is too long breaks here, as no other column depends on it. */
export const recordNumber = rule({ selectors: { '&&': { whiteSpace: 'normal' } } })

export const fact = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.xs,
  minInlineSize: 0,
  textAlign: 'end',
})

export const records = rule({
  ...oneColumn,
  gap: vars.space.xs,
  paddingBlockStart: vars.space.sm,
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})
export const recordsHeading = rule({ fontSize: vars.fontSize.small, color: color.text.secondary })
export const recordList = rule({ ...oneColumn, gap: vars.space.xs })
export const record = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  rowGap: vars.space['2xs'],
  fontSize: vars.fontSize.small,
})
export const recordName = rule({ ...oneColumn, flex: '1 1 10em', minInlineSize: 0, lineHeight: vars.lineHeight.tight })
