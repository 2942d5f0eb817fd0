/** A decision of docs/product-decisions.md: where the product says more than its specification, or something else. */
export interface Decision {
  point: string
  decision: string
  /** Where it is implemented. */
  where: string
}

/** The lines of the table in docs/product-decisions.md. Cells may contain code, in which no bar is expected. */
export const decisionsIn = (markdown: string): Decision[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| point |'))
    .map((line) => {
      const [, point = '', decision = '', where = ''] = line.split('|').map((cell) => cell.trim())
      return { point, decision, where }
    })
