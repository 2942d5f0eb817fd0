import config from '#ci/vitest.config.ts'

/** The projects of `npm test`, with the test files of `MUTATION_TESTS` alone. */
export default async () => {
  const files = (process.env.MUTATION_TESTS ?? '').split(',')
  const { root, test } = await config()
  const filesOf = {
    browser: files.filter((file) => file.includes('.browser.')),
    api: files.filter((file) => file.startsWith('server/')),
    unit: files.filter((file) => !file.startsWith('server/') && !file.includes('.browser.')),
  }
  const projects = test.projects
    .map((project) => ({ ...project, test: { ...project.test, include: filesOf[project.test.name] ?? [] } }))
    .filter((project) => project.test.include.length > 0)
  return { root, test: { ...test, projects } }
}
