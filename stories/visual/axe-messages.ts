/** The report of Storybook's addon about a run of axe, reduced to the fields used here. */
interface Report {
  type: string
  status: string
  result: unknown
}

interface Result {
  violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[]
  /** Set instead of the violations if axe itself failed. */
  error?: unknown
}

/** The findings of axe in a story: one message per violated rule, with the elements that violate it. */
export function violationsIn(reports: Report[], theme: string): string[] {
  const failed = reports.filter(({ type, status }) => type === 'a11y' && status === 'failed')
  return failed.flatMap(({ result }) => {
    const { violations = [], error } = result as Result
    if (error) return [`axe, ${theme} theme: ${error}`]
    return violations.map(({ id, help, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' '))
      return `axe, ${theme} theme: ${help} (${id}): ${places.join(', ')}`
    })
  })
}
