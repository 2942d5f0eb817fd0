import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { container } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const root = rule({ containerType: 'inline-size', minInlineSize: 0 })

/** Scanned beside typed; one below the other where it is narrow. */
export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@container': {
    [container.queue]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space.xl },
  },
})

export const scan = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  gap: vars.space.sm,
})

/** Small where the phone that shows it is the one that pays: the facts below it are in view. */
export const code = rule({
  maxInlineSize: vars.measure.menuMin,
  '@container': { [container.queue]: { maxInlineSize: vars.measure.phrase } },
})

/** The code is scanned from a screen that is not the phone's own. */
export const hint = rule({
  display: 'none',
  textAlign: 'center',
  textWrap: 'balance',
  '@container': { [container.queue]: { display: 'block' } },
})

/** What a phone does with a code on its own screen. */
export const phoneActions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  inlineSize: '100%',
  '@container': { [container.queue]: { display: 'none' } },
})

export const phoneAction = rule({ flexGrow: 1, paddingInline: vars.space.xs })

export const byHand = rule({ minInlineSize: 0 })
export const heading = rule({ paddingBlockEnd: vars.space.xs })

export const facts = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const fact = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: vars.space.xs,
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  '@container': {
    [container.queue]: {
      gridTemplateColumns: '8.5em minmax(0, 1fr)',
      minBlockSize: vars.controlHeight.large,
      paddingBlock: vars.space['2xs'],
    },
  },
})

/** One line also on a phone, if it fits: nothing is copied, and the memo below comes into view. */
export const plain = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  '@container': { [container.queue]: { display: 'grid', columnGap: 0 } },
})

/** The only row with a fill, which reaches beyond the others: without this text nobody knows whose money it is. */
export const vital = rule({
  position: 'relative',
  isolation: 'isolate',
  borderColor: 'transparent',
  color: color.tone.brand.onSoft,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: `calc(-1 * ${vars.space.sm})`,
    borderRadius: vars.radius.control,
    background: color.tone.brand.soft,
  },
})

export const label = rule({
  color: color.text.tertiary,
  fontSize: vars.fontSize.small,
  selectors: { [`${vital} > &`]: { color: 'inherit' } },
})

export const value = rule({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const copied = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  minInlineSize: 0,
})

export const strong = rule({ fontSize: vars.fontSize.large, fontWeight: vars.fontWeight.semibold })

export const codeText = rule({
  minInlineSize: 0,
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.large,
  overflowWrap: 'anywhere',
})

/** A gap without a space, which would be copied as well. */
export const group = rule({ selectors: { '& + &': { paddingInlineStart: '0.5ch' } } })

export const note = rule({ paddingBlockStart: vars.space.sm, textWrap: 'pretty' })

export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, paddingBlockStart: vars.space.md })
