import { vars } from '#ds/tokens/contract.css.ts'

/** The columns of rows of one line, which the heads of the months share. */
export const lineGrid = {
  columnGap: vars.space.md,
  gridTemplateColumns: `10em ${vars.controlHeight.small} minmax(0, 1fr) minmax(8em, auto) minmax(8em, auto)`,
  gridTemplateAreas: '"when icon what amount balance"',
} as const
