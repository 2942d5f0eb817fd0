import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { promisedLine } from '#ds/css/measured-or-promised.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** One panel; the columns share the rows of their contents. */
export const panel = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  '@media': {
    [media.medium]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateColumns: 'none',
      gridTemplateRows: 'repeat(7, auto)',
    },
  },
})

/** On phones only the popular plan of a series shows everything, the others are short; without a popular one all of them do. */
export const plan = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: vars.space['2xs'],
  paddingBlock: vars.space.md,
  paddingInline: vars.space.md,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStartWidth: vars.borderWidth.hairline, borderColor: color.line.hairline } },
  '@media': {
    [media.medium]: {
      gridRow: '1 / span 7',
      gridTemplateRows: 'subgrid',
      selectors: {
        '& + &': {
          borderBlockStartWidth: 0,
          borderInlineStartWidth: vars.borderWidth.hairline,
          borderColor: color.line.hairline,
        },
      },
    },
    [media.large]: { paddingInline: vars.space.lg },
  },
})

/** The button beside the name, where the plan is short. */
export const shortPlan = rule({
  '@media': {
    [media.belowMedium]: {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)',
      gridTemplateAreas: '"name action" "price price" "note note" "specs specs"',
      columnGap: vars.space.sm,
      alignItems: 'center',
    },
  },
})

const inArea = (gridArea: string) => rule({ '@media': { [media.belowMedium]: { gridArea } } })

/** Places in a short plan. */
export const area = {
  name: inArea('name'),
  price: inArea('price'),
  note: inArea('note'),
  specs: inArea('specs'),
  action: inArea('action'),
}

/** Raised, with the water line on its upper edge; first on phones. */
export const popular = rule({
  order: -1,
  background: color.surface.raised,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: `calc(-1 * ${vars.borderWidth.hairline})`,
      insetBlockStart: `calc(-1 * ${vars.borderWidth.strong})`,
      blockSize: vars.borderWidth.strong,
      background: color.water.line,
    },
  },
  '@media': { [media.medium]: { order: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 } },
})

export const name = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
})

/** An offer that stands out: the one pink of the panel. */
export const badge = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: color.tone.promotion.text,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
})

export const prices = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
})

export const price = rule({
  color: color.text.primary,
  fontSize: vars.fontSize.display3,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.tight,
})

/** The other plans are smaller on phones. */
export const shortPrice = rule({ '@media': { [media.belowMedium]: { fontSize: vars.fontSize.section } } })

export const before = rule({ color: color.text.tertiary })

export const note = rule({
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
})

/** What the first months cost, which stands out of its sentence. */
export const firstPrice = rule({ color: color.text.primary, fontWeight: vars.fontWeight.semibold })

/** A discount that does not apply to the reader: its place stays. */
export const hiddenOffer = rule({ visibility: 'hidden' })

/** The figures, each above its unit. */
export const specs = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  paddingBlock: vars.space['2xs'],
  // Three are beside each other, and two below them.
  '@media': {
    [media.mediumOnly]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, auto)',
      alignContent: 'start',
      rowGap: vars.space['2xs'],
    },
  },
})

export const spec = rule({ display: 'flex', flexDirection: 'column-reverse' })

export const specName = rule({ color: color.text.secondary, fontSize: vars.fontSize.caption })

export const specValue = rule({
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
})

/** Buttons of both terms in one place; one of them is shown. */
export const action = rule({ display: 'grid' })

export const facts = rule({ paddingBlockStart: vars.space['2xs'], fontSize: vars.fontSize.small })

/** Left out on phones. */
export const onlyWide = rule({ '@media': { [media.belowMedium]: { display: 'none' } } })

export const fact = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  paddingBlock: `calc(${vars.space['2xs']} / 2)`,
  selectors: {
    '&:not(:last-child)': { borderBlockEndWidth: vars.borderWidth.hairline, borderColor: color.line.hairline },
  },
})

export const question = rule({ color: color.text.secondary })

export const better = rule({ fontWeight: vars.fontWeight.semibold })

export const notIncluded = rule({ color: color.text.tertiary })

export const promised = rule(promisedLine)

export const inherits = rule({
  paddingBlockStart: vars.space.xs,
  borderBlockStartWidth: vars.borderWidth.strong,
  borderColor: color.line.hairline,
  color: color.text.secondary,
  fontSize: vars.fontSize.small,
})

export const popularInherits = rule({ borderColor: color.water.line })
