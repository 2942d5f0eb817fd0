import { vars } from '#ds/tokens/contract.css.ts'

/** Height of the DashboardHeader: its controls, the padding above and below them, and its border. */
export const headerHeight = `calc(${vars.controlHeight.medium} + 2 * ${vars.space.sm} + ${vars.borderWidth.hairline})`
