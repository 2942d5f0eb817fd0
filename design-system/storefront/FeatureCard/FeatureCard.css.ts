import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const emphasis = {
  /** A card with figures at the bottom, aligned with those of the neighbouring card. */
  strong: rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: vars.space.sm,
    padding: vars.space.lg,
    background: color.surface.raised,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
    borderRadius: vars.radius.card,
    '@media': { [media.large]: { padding: vars.space.xl } },
  }),
  /** Only a line above. */
  quiet: rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.lg,
    borderBlockStartWidth: vars.borderWidth.hairline,
    borderColor: color.line.hairline,
  }),
}

/** A long title wraps next to the icon, not below it. */
export const head = rule({ display: 'flex', alignItems: 'start', gap: vars.space.sm })

export const iconTone = styleVariants(
  { neutral: color.text.secondary, brand: color.tone.brand.text, positive: color.tone.positive.text },
  (text) => inLayer('domain', { blockSize: '1lh', color: text }),
)

/** Gives the icon the title's line height. */
export const iconLine = {
  strong: rule({ display: 'flex', fontSize: vars.fontSize.section, lineHeight: vars.lineHeight.snug }),
  quiet: rule({ display: 'flex', fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.snug }),
}

/** Two columns, unless a figure is too long. */
export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  paddingBlockStart: vars.space.lg,
})

/** The figure is shown above its label; in the DOM the label comes first, because `dt` must precede `dd`. */
export const fact = rule({
  display: 'flex',
  flex: '1 1 40%',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
})

export const factValue = rule({
  fontSize: vars.fontSize.section,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.letterSpacing.tight,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
  '@media': { [media.large]: { fontSize: vars.fontSize.display3 } },
})

export const factLabel = rule({ color: color.text.tertiary, fontSize: vars.fontSize.small })
