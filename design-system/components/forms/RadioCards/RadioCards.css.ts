import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { container, media } from '#ds/css/media.ts'
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

/** As many as that, or fewer where cards would be narrower than their words. */
const asManyAsFit = (count: number, minWidth: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${minWidth}, (100% - ${count - 1} * ${vars.space.xs}) / ${count})), 1fr))`

/** All of them side by side, or, in less space than `minWidth`, each a row of its own: a last one alone would look left over. */
const allOrOne = (count: number, minWidth: string) =>
  `repeat(auto-fit, minmax(min(100%, max((100% - ${count - 1} * ${vars.space.xs}) / ${count}, (${minWidth} - 100%) * 999)), 1fr))`

/** The narrow looks stand in columns that are often only a part of the window. */
const whereTheyFit = (count: 2 | 3 | 4) =>
  (['stacked', 'tile'] as const).map((look) => ({
    variants: { columns: count, look },
    style: rule({
      '@media': {
        [media.medium]: {
          gridTemplateColumns:
            look === 'stacked' ? allOrOne(count, count === 2 ? '28em' : '33em') : asManyAsFit(count, '8.5em'),
        },
      },
    }),
  }))

export const cards = recipe({
  base: rule({ display: 'grid', gap: vars.space.xs }),
  variants: {
    phoneColumns: {
      1: {},
      2: rule({ gridTemplateColumns: asManyAsFit(2, '8.5em') }),
    },
    // These come after those of a phone, so that they win from the medium breakpoint on.
    columns: { 1: {}, 2: sideBySide(2), 3: sideBySide(3), 4: sideBySide(4) },
    look: { row: {}, stacked: {}, tile: {} },
  },
  compoundVariants: [...whereTheyFit(2), ...whereTheyFit(3), ...whereTheyFit(4)],
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
        // This is a second border pixel that does not move the content.
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

export const price = style(rule({ minInlineSize: 0, lineHeight: vars.lineHeight.snug, overflowWrap: 'anywhere' }))

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

export const cardLook = styleVariants({
  row: {},
  stacked: rule({
    // Its price is placed where the card, not the window, has space for it.
    containerType: 'inline-size',
    alignContent: 'flex-start',
    columnGap: vars.space.xs,
    rowGap: vars.space['2xs'],
    // The end of a line stays beside the corner with the tick.
    paddingInlineEnd: `calc(${vars.iconSize.medium} + ${vars.space['2xs']})`,
    // The corner below the tick has a colour of its own, and is clipped at the rounded border.
    overflow: 'clip',
  }),
  tile: rule({
    alignContent: 'center',
    alignItems: 'center',
    columnGap: vars.space.xs,
    rowGap: 0,
    minBlockSize: `calc(${vars.controlHeight.large} + ${vars.space['2xs']})`,
    paddingBlock: vars.space.xs,
    // The corner below the tick has a colour of its own, and is clipped at the rounded border.
    overflow: 'clip',
    '@media': { [media.medium]: { minBlockSize: `calc(${vars.controlHeight.medium} + ${vars.space['2xs']})` } },
  }),
})

const cornerMark = rule({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  blockSize: 'auto',
  lineHeight: 0,
})
/** In narrow cards, the tick is in the corner. */
export const markLook = styleVariants({ row: {}, stacked: cornerMark, tile: cornerMark })

const cornerInput = rule({
  borderWidth: 0,
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  borderEndStartRadius: vars.radius.control,
})
export const inputLook = styleVariants({ row: {}, stacked: cornerInput, tile: cornerInput })

export const textLook = styleVariants({
  row: {},
  stacked: rule({ display: 'contents' }),
  tile: rule({ gap: 0 }),
})

export const titleLook = styleVariants({
  row: {},
  // This is as in `text`: where less is left beside the aside, it moves below.
  stacked: rule({ flex: '1 1 5em', alignSelf: 'baseline', minInlineSize: 0, overflowWrap: 'anywhere' }),
  tile: rule({ fontSize: vars.fontSize.small }),
})

export const detailLook = styleVariants({
  row: {},
  stacked: rule({ order: 3, flex: '0 0 100%', minInlineSize: 0, overflowWrap: 'anywhere' }),
  tile: rule({ fontSize: vars.fontSize.caption }),
})

export const asideLook = styleVariants({
  row: {},
  stacked: rule({ order: 1 }),
  tile: rule({ fontSize: vars.fontSize.small }),
})

/** Below the title and what stands beside it, or at the end of the title's line. */
export const priceLook = styleVariants({
  row: {},
  stacked: rule({
    order: 2,
    flexBasis: '100%',
    '@container': {
      [container.card]: {
        order: 1,
        flexBasis: 'auto',
        alignSelf: 'baseline',
        // Leaves the title its 5 em: an old price wraps below the new one.
        maxInlineSize: '55%',
        marginInlineStart: 'auto',
        textAlign: 'end',
      },
    },
  }),
  tile: {},
})

/** Where the price ends the title's line, a badge has the next one. */
export const besidePrice = styleVariants({
  row: {},
  stacked: rule({
    '@container': {
      [container.card]: { order: 2, flexBasis: '100%', marginInlineStart: 0, textAlign: 'start' },
    },
  }),
  tile: {},
})
