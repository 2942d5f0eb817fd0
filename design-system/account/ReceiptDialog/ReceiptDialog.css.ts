import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

export const sum = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

export const amount = rule({ fontSize: vars.fontSize.display3, lineHeight: vars.lineHeight.tight })

export const facts = rule({
  display: 'grid',
  borderBlockStartWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})

export const fact = rule({
  display: 'grid',
  // A long label leaves the value some space.
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.lg,
  minBlockSize: vars.controlHeight.medium,
  paddingBlock: vars.space['2xs'],
  borderBlockEndWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
})

export const label = rule({ color: color.text.secondary, fontSize: vars.fontSize.small, overflowWrap: 'anywhere' })

export const value = rule({ minInlineSize: 0, textAlign: 'end', overflowWrap: 'anywhere' })

export const number = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.xs,
})

export const code = rule({ fontFamily: vars.fontFamily.mono })

export const copy = rule({ '@media': { [media.print]: { display: 'none' } } })
