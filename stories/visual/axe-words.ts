/** What Storybook's addon reports of a run of axe, as far as it is read here. */
interface Report {
  type: string
  status: string
  result: unknown
}

interface Result {
  violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[]
  /** In place of all else, when axe itself broke. */
  error?: unknown
}

/** What axe found in a story, one sentence for each rule that was broken, with the elements that break it. */
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
