import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { focusRing } from '#ds/css/focus-ring.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { transition } from '#ds/css/motion.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('components', declarations)

/** The frame around text inputs and selects. It shows the state of the native control inside. */
export const frame = recipe({
  base: rule({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    inlineSize: '100%',
    minInlineSize: 0,
    borderWidth: vars.borderWidth.hairline,
    borderColor: color.line.control,
    borderRadius: vars.radius.control,
    background: color.surface.raised,
    color: color.text.primary,
    // With less than 16 px, phones zoom in when the control is focused.
    fontSize: vars.fontSize.body,
    lineHeight: vars.lineHeight.snug,
    ...transition(['border-color', 'background-color']),
    selectors: {
      // `:where` keeps it weaker than the states below: an invalid field stays red below the pointer.
      '&:where(:hover)': { '@media': { [media.canHover]: { borderColor: color.line.controlHover } } },
      '&:has(> [aria-invalid="true"])': { borderColor: color.tone.critical.line },
      '&:has(> [readonly])': { background: color.surface.sunken, borderColor: color.line.hairline },
      '&:has(> :disabled)': {
        background: color.surface.hover,
        borderColor: color.line.hairline,
        color: color.text.tertiary,
      },
      '&:has(> :focus-visible)': { ...focusRing, borderColor: color.line.focus },
    },
  }),
  variants: {
    size: {
      /** Only where nothing zooms: on a phone it is as high as `medium`, with text of 16 px. */
      small: rule({
        minBlockSize: vars.controlHeight.medium,
        '@media': { [media.medium]: { minBlockSize: vars.controlHeight.small, fontSize: vars.fontSize.small } },
      }),
      medium: rule({ minBlockSize: vars.controlHeight.medium }),
      large: rule({ minBlockSize: vars.controlHeight.large }),
    },
  },
})

/** The native control, which fills its frame. */
export const control = style(
  rule({
    flex: '1',
    minInlineSize: 0,
    paddingInline: vars.space.sm,
    borderRadius: 'inherit',
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: color.text.tertiary, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed', opacity: 1 },
      // The background of an autofilled control cannot be changed; an inset shadow covers it.
      '&:-webkit-autofill': {
        boxShadow: `inset 0 0 0 100vmax ${color.tone.brand.soft}`,
        WebkitTextFillColor: color.tone.brand.onSoft,
        caretColor: color.tone.brand.onSoft,
      },
    },
  }),
)

/** Content before or after the value: a currency sign, an icon, a button. */
export const affix = style(
  rule({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    color: color.text.secondary,
    fontSize: vars.fontSize.small,
  }),
)

export const prefix = style(rule({ paddingInlineStart: vars.space.sm }))
export const suffix = style(
  rule({
    paddingInlineEnd: vars.space.sm,
    // A button has its own padding.
    selectors: { '&:has(> button)': { paddingInlineEnd: `calc(${vars.space['2xs']} - ${vars.borderWidth.hairline})` } },
  }),
)
