import { vars } from '#ds/tokens/contract.css.ts'

/** How high the bar over the account is: its controls, the room above and below them, and its line. */
export const headerHeight = `calc(${vars.controlHeight.medium} + 2 * ${vars.space.sm} + ${vars.borderWidth.hairline})`
