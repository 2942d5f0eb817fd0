import { style } from '@vanilla-extract/css'
import { headerHeight } from '#ds/account/header-height.ts'
import { bottomBarSpace } from '#ds/css/bottom-bar-height.css.ts'
import { inLayer } from '#ds/css/layers.ts'
import { media } from '#ds/css/media.ts'
import { vars } from '#ds/tokens/contract.css.ts'

const rule = (declarations: Parameters<typeof inLayer>[1]) => inLayer('screens', declarations)

const hasPane = '&:has([data-component="VpsPane"])'
/** The last of its parts gets the space that is left. */
const column = { display: 'flex', flexDirection: 'column' } as const

export const main = style(
  rule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    maxInlineSize: vars.measure.console,
    marginInline: 'auto',
    paddingBlock: `${vars.space.md} ${vars.space['2xl']}`,
    paddingInline: vars.space.md,
    // Keeps the bar at the lower edge of the window below a tab with little content.
    minBlockSize: `calc(100dvh - ${headerHeight} - ${bottomBarSpace})`,
    alignContent: 'start',
    '@media': {
      [media.medium]: { minBlockSize: 'auto', paddingInline: vars.space.lg },
      // The details of an instance beside the list reach the lower edge of the window.
      [media.wide]: {
        selectors: {
          [hasPane]: {
            ...column,
            minBlockSize: `calc(100dvh - ${headerHeight})`,
            paddingBlockEnd: 0,
          },
        },
      },
    },
  }),
)

/** The prerendered page is the same for all customers: hides the line in it before first paint when the phone is already verified. */
export const verification = style(rule({ selectors: { 'html[data-phone="verified"] [inert] &': { display: 'none' } } }))

/** Likewise for the banner of the demo, which only its visitors see. */
export const demoBanner = style(rule({ selectors: { 'html:not([data-demo]) [inert] &': { display: 'none' } } }))

/** On phones the bar at the lower edge takes its place. */
export const tabList = style(rule({ '@media': { [media.belowMedium]: { display: 'none' } } }))

export const bottomBar = style(rule({ '@media': { [media.medium]: { display: 'none' } } }))

/** The distance from the tabs, where there are any. */
export const panel = style(rule({ '@media': { [media.medium]: { paddingBlockStart: vars.space.lg } } }))
/** The rows of the instances begin with their heads. */
export const vpsPanel = style(
  rule({
    '@media': {
      [media.medium]: { paddingBlockStart: vars.space['2xs'] },
      [media.wide]: {
        selectors: {
          // What is above the list, then the list.
          '&[data-open]:has([data-component="VpsPane"])': { display: 'grid', gridTemplateRows: 'auto 1fr', flex: '1' },
        },
      },
    },
  }),
)

export const tabs = style(
  rule({
    position: 'relative',
    '@media': { [media.wide]: { selectors: { [hasPane]: { ...column, flex: '1' } } } },
  }),
)
/** What is above the list: without content it takes no space. The heads of the list are nearer to the tabs than anything else may be. */
export const above = style(
  rule({ selectors: { '&:not(:empty)': { paddingBlock: `${vars.space.md} ${vars.space.xl}` } } }),
)

/** Where the tabs leave space, the filter stands at the end of their line; elsewhere below it. */
export const filter = style(
  rule({
    paddingBlockStart: vars.space.sm,
    '@media': {
      [media.large]: {
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        paddingBlockStart: 0,
      },
    },
  }),
)
