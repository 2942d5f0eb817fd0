import { style, styleVariants } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)
const { neutral, brand, positive, caution, critical } = vars.color.tone

export const notice = style(
  rule({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space.sm,
    padding: vars.space.md,
    borderWidth: vars.borderWidth.hairline,
    borderRadius: vars.radius.card,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.body,
  }),
)

export const tone = styleVariants({ neutral, brand, positive, caution, critical }, (colors) =>
  rule({ background: colors.soft, borderColor: colors.softHover, color: colors.onSoft }),
)

/** As high as the first line, so that it is centred on it. */
export const icon = style(rule({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' }))

/** Text and action side by side; the action wraps below the text where they do not fit. */
export const content = style(
  rule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    flex: 1,
    minInlineSize: 0,
  }),
)

export const text = style(
  rule({
    flex: `1 1 ${vars.measure.textWithAction}`,
    minInlineSize: 0,
    maxInlineSize: vars.measure.text,
    textWrap: 'pretty',
  }),
)

/** Running text has the normal text colour; icon and title have the tone's colour. */
export const body = style(rule({ color: vars.color.text.primary, overflowWrap: 'anywhere' }))
export const title = style(rule({ fontWeight: vars.fontWeight.semibold }))

/** Negative margins extend the button into the padding: it has its full size, and its cross is aligned with the text. */
export const dismiss = style(
  rule({
    flexShrink: 0,
    marginBlock: `calc(-1 * ${vars.space['2xs']})`,
    marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
    color: 'inherit',
    '@media': { [media.forcedColors]: { color: 'ButtonText' } },
  }),
)
