import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { whenFocusVisible } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** How far it gives way while it is pressed: nothing moves with reduced motion. */
const pressDepth = createVar()

const tones = ['neutral', 'brand', 'critical', 'promotion'] as const
type Tone = (typeof tones)[number]

/**
 * Looks of a button that is not disabled: below a pointer that can hover, and while it is pressed. The second one excludes the first, so that
 * their order does not matter.
 */
const onPointer = (hover: Record<string, string>, pressed: Record<string, string>) =>
  ({
    '&:hover:not(:active, [aria-disabled="true"])': { '@media': { [media.canHover]: hover } },
    '&:active:not([aria-disabled="true"])': pressed,
  }) as const

const emphases = {
  strong: (tone: Tone) =>
    rule({
      background: color.tone[tone].solid,
      color: color.tone[tone].onSolid,
      selectors: onPointer({ background: color.tone[tone].solidHover }, { background: color.tone[tone].solidPressed }),
    }),
  soft: (tone: Tone) =>
    rule({
      background: color.tone[tone].soft,
      color: color.tone[tone].onSoft,
      selectors: onPointer({ background: color.tone[tone].softHover }, { background: color.tone[tone].softPressed }),
    }),
  outline: (tone: Tone) =>
    rule({
      borderColor: tone === 'neutral' ? color.line.control : color.tone[tone].line,
      color: tone === 'neutral' ? color.text.primary : color.tone[tone].text,
      selectors: onPointer({ background: color.tone[tone].soft }, { background: color.tone[tone].softHover }),
    }),
  ghost: (tone: Tone) =>
    rule({
      color: tone === 'neutral' ? color.text.secondary : color.tone[tone].text,
      selectors: {
        ...onPointer(
          { background: color.tone[tone].soft, color: color.tone[tone].onSoft },
          { background: color.tone[tone].softHover, color: color.tone[tone].onSoft },
        ),
        // A fill would make it louder than the enabled ones.
        '&[aria-disabled="true"]:not([aria-busy="true"])': { background: 'transparent', borderColor: 'transparent' },
      },
    }),
}
type Emphasis = keyof typeof emphases

export const button = recipe({
  base: rule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    // It is too small to change the height of one line, but keeps several lines away from the edge.
    paddingBlock: `calc(${vars.space['2xs']} / 2)`,
    borderWidth: vars.borderWidth.hairline,
    borderColor: 'transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    textAlign: 'center',
    userSelect: 'none',
    vars: { [pressDepth]: '0' },
    '@media': {
      [media.motionAllowed]: {
        ...transition(['background-color', 'border-color', 'color'])['@media']?.[media.motionAllowed],
        vars: { [pressDepth]: vars.borderWidth.hairline },
      },
    },
    selectors: {
      ...whenFocusVisible,
      // It moves by a pixel, also below a finger or with the space bar, where nothing hovers.
      '&:active:not([aria-disabled="true"])': { translate: `0 ${pressDepth}` },
      // A busy button keeps its colours: it has been clicked, and is not disabled.
      '&[aria-disabled="true"]:not([aria-busy="true"])': {
        cursor: 'not-allowed',
        background: color.surface.hover,
        borderColor: color.line.hairline,
        color: color.text.tertiary,
        '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  }),
  variants: {
    size: {
      small: rule({
        minBlockSize: vars.controlHeight.small,
        paddingInline: vars.space.sm,
        fontSize: vars.fontSize.small,
      }),
      medium: rule({
        minBlockSize: vars.controlHeight.medium,
        paddingInline: vars.space.md,
        fontSize: vars.fontSize.small,
      }),
      large: rule({
        minBlockSize: vars.controlHeight.large,
        paddingInline: vars.space.lg,
        fontSize: vars.fontSize.body,
      }),
    },
    emphasis: { strong: {}, soft: {}, outline: {}, ghost: {} },
    tone: { neutral: {}, brand: {}, critical: {}, promotion: {} },
    fullWidth: { true: rule({ inlineSize: '100%' }) },
    iconOnly: { true: rule({ paddingInline: vars.space.none, aspectRatio: '1' }) },
  },
  compoundVariants: (Object.keys(emphases) as Emphasis[]).flatMap((emphasis) =>
    tones.map((tone) => ({ variants: { emphasis, tone }, style: emphases[emphasis](tone) })),
  ),
})

/** In a button as narrow as a word or narrower, the word breaks. Next to others, a button stays as wide as its longest word. */
export const label = style(rule({ minInlineSize: 0 }))
