import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

/** On desktops the contacts are next to the questions, and do not move when an answer opens. */
export const columns = rule({
  display: 'grid',
  gap: vars.space['2xl'],
  alignItems: 'start',
  '@media': {
    [media.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: vars.space['3xl'] },
  },
})

export const questions = rule({ borderBlockStartWidth: vars.borderWidth.hairline, borderColor: color.line.hairline })
