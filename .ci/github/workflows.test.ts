import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file) => ({
  name: basename(file),
  text: readFileSync(resolve(root, file), 'utf8').replaceAll(/^ *# .*\n/gm, ''),
}))

/** The jobs of a workflow by name, each as its text. */
const jobsOf = (text: string) =>
  [...(text.split(/^jobs:\n/m)[1] ?? '').matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n|\n)+)/gm)].map(
    ([, name, job = '']) => ({
      name,
      job,
    }),
  )

const rightsTo = (kind: string, text: string) =>
  [...text.matchAll(new RegExp(`^ +([a-z-]+): ${kind}$`, 'gm'))].map(([, right]) => right)

/** The text of each `run:` step, with the lines of a block. */
const commandsOf = (text: string) =>
  [...text.matchAll(/^( *)(?:- )?run: ?(.*\n(?:\1 {2,}.*\n|\n)*)/gm)].map(([, , command = '']) => command)

test('there are jobs in every workflow', () => {
  expect(workflows.length).toBeGreaterThan(2)
  for (const { text } of workflows) expect(jobsOf(text).length).toBeGreaterThan(0)
})

test('every action is pinned by its full hash, with its version beside it', () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action))
  expect(used.length).toBeGreaterThan(5)
  for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('a workflow may write nothing but what one of its jobs asks for', () => {
  for (const { name, text } of workflows)
    expect([name, /^permissions:(?: \{\}|\n {2}contents: read)\n\n/m.test(text)]).toEqual([name, true])
})

test('only a workflow that runs the code of the default branch has a right to write, and it never checks out another', () => {
  for (const { name, text } of workflows) {
    const isTrusted = /^on:\n {2}workflow_run:\n/m.test(text)
    if (!isTrusted) expect([name, rightsTo('write', text)]).toEqual([name, []])
    else expect([name, text.includes('ref:')]).toEqual([name, false])
    expect([name, text.includes('pull_request_target')]).toEqual([name, false])
  }
})

test('a job with a right to write installs no packages and runs only our own scripts', () => {
  for (const { name, text } of workflows)
    for (const { name: job, job: steps } of jobsOf(text)) {
      if (rightsTo('write', steps).length === 0) continue
      for (const command of commandsOf(steps))
        expect([name, job, command]).toEqual([name, job, expect.not.stringMatching(/\bnpm\b/)])
    }
})

test('what others can name, such as a branch, never becomes part of a command', () => {
  for (const { name, text } of workflows)
    for (const command of commandsOf(text))
      expect([name, command]).toEqual([
        name,
        expect.not.stringMatching(/\$\{\{ *(?:github\.(?:event|head_ref)|inputs)/),
      ])
})

test('every script that a workflow runs exists', () => {
  const scripts = workflows.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:node|bash) (\S+\/\S+)/g)].map(([, file = '']) => file),
  )
  expect(scripts).toContain('.ci/run')
  expect(scripts.filter((file) => !existsSync(resolve(root, file)))).toEqual([])
})

const workflow = (name: string) => workflows.find((one) => one.name === name)?.text ?? ''
const jobOf = (name: string, job: string) => jobsOf(workflow(name)).find((one) => one.name === job)?.job ?? ''
/** The steps of a job, each as its text. */
const stepsOf = (job: string) => job.split(/^ {6}- /m).slice(1)
const stepWith = (job: string, text: string) => stepsOf(job).find((step) => step.includes(text)) ?? ''

test('as many reports are merged as there are parts of the pictures', () => {
  const [, parts = ''] = /part: \[(.+)\]/.exec(jobOf('ci.yml', 'pictures')) ?? []
  const [, merged = ''] = /merge-reports\.ts (\d+)/.exec(jobOf('ci.yml', 'report')) ?? []
  const numbers = parts.split(', ').map(Number)
  expect(numbers).toEqual(Array.from({ length: Number(merged) }, (_, at) => at + 1))
})

test('a merge that fails, for a refused picture or a part without a result, still leaves its summary and its preview', () => {
  const job = jobOf('ci.yml', 'report')
  expect(stepWith(job, 'merge-reports.ts')).not.toMatch(/continue-on-error|\|\|/)
  expect(stepWith(job, 'summary.ts')).toMatch(/^(?:.*\n)* *if: always\(\)$/m)
  expect(stepWith(job, 'upload-artifact')).toMatch(/^if: always\(\)$/m)
  expect(stepWith(job, 'summary.ts')).not.toContain('merge-reports.ts')
})

test('the summary of a run links to its artifact, which is uploaded before; a fork gets no address of a preview', () => {
  const job = jobOf('ci.yml', 'report')
  expect(job.indexOf('upload-artifact')).toBeLessThan(job.indexOf('summary.ts'))
  expect(stepWith(job, 'upload-artifact')).toContain('id: preview')
  expect(stepWith(job, 'summary.ts')).toContain(`ARTIFACT_URL: \${{ steps.preview.outputs.artifact-url }}`)
  expect(stepWith(job, 'summary.ts')).toContain('head.repo.full_name == github.repository')
})

test('taking pictures fails if the gate has not come to its end', () => {
  expect(commandsOf(stepWith(jobOf('take-pictures.yml', 'take'), '--update')).join('')).toMatch(
    /\|\| echo .*\n *test -f \.cache\/visual-report\/run\.json\n/,
  )
})

test('the comment about taken pictures tells a refused push from a later failure, and says if there was no new picture', () => {
  const push = jobOf('push-pictures.yml', 'push')
  expect(stepWith(push, 'push-pictures.ts')).toContain('id: push')
  expect(push).toContain(`pushed: \${{ steps.push.outcome }}`)
  expect(stepWith(push, 'run-again.ts')).not.toContain('remove-label.ts')
  const explain = jobOf('push-pictures.yml', 'explain')
  expect(explain).toContain(`PUSH: \${{ needs.push.outputs.pushed }}`)
  expect(explain).toContain(`PICTURES: \${{ needs.check.outputs.pictures }}`)
  expect(explain).toContain('[ "$PICTURES" = 0 ]')
})
