import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

/** The frame that the public pages share, apart from the landing page: header, PageIntro, content and footer. */
const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('screens', declarations))

/** At least as high as the window. */
export const page = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
})

export const main = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' })

/** Below the PageIntro, on the grid of the page. */
export const content = rule({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.measure.page})`,
  justifyContent: 'center',
  alignContent: 'start',
  gap: vars.space['2xl'],
  paddingBlock: `${vars.space.xl} ${vars.space['3xl']}`,
  paddingInline: vars.space.md,
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: { paddingInline: vars.space.xl },
    [media.large]: { paddingBlockEnd: vars.space['4xl'] },
  },
})

/** Below a horizon. */
export const belowHorizon = rule({ background: color.surface.ground })

/** A heading with what belongs to it. */
export const part = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })

/** The same inside a part that goes on with it. */
export const nextPart = style([part, rule({ paddingBlockStart: vars.space.xl })])

/** What is close together inside a part, such as a heading with its sentence. */
export const close = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2xs'] })

/** Text, and what leads on beside it: 8 and 4 of twelve columns. */
export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', columnGap: vars.space['2xl'] } },
})

/** The next step, beside the text. */
export const nextStep = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.md,
  borderWidth: vars.borderWidth.hairline,
  borderColor: color.line.hairline,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { padding: vars.space.lg } },
})
