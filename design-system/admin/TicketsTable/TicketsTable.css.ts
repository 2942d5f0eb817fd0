import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => style(inLayer('domain', declarations))

const onlyOnTablets = { [media.belowMedium]: { display: 'none' }, [media.large]: { display: 'none' } } as const

/** The subject, and on tablets the priority and the category below it. */
export const subject = rule({ display: 'grid', justifyItems: 'start', gap: vars.space['2xs'], minInlineSize: 0 })

/** Facts whose columns tablets have no space for. */
export const underSubject = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': onlyOnTablets,
})
export const dateAndStatus = rule({ display: 'inline-grid', justifyItems: 'end', gap: vars.space['2xs'] })
export const statusOnTablets = rule({ '@media': onlyOnTablets })
