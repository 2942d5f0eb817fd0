/**
 * `node .ci/github/summary.ts FOLDER`: prints the result of the picture gate as Markdown, for the page of a workflow's run. FOLDER has the merged
 * report, and ARTIFACT_URL is the address of its artifact. If PREVIEWS is `on`, PULL_REQUEST is the number of the one whose preview will be
 * published; empty for a fork's, since a fork publishes nothing.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunSummary } from '#stories/visual/counts.ts'
import type { Change, Finding, Report, ReportPicture } from '#stories/visual/report-data.ts'
import { counted, summaryOf } from '#stories/visual/report-summary.ts'
import { gitHubFromEnvironment } from './api.ts'
import { pagesAddress, previewAddress } from './pages.ts'

export interface Links {
  /** Base of the published preview, with a slash at its end. */
  preview?: string
  /** Whether the preview is not published yet: that follows the run. */
  isComing?: boolean
  /** The preview as an artifact: its own address, or the page of its run. */
  artifact?: string
}

/** More than these are counted, so that a comment remains readable. */
const mostFindings = 20
const mostChanges = 3
const mostFaults = 20

const invisible = '&#8203;'

/** Text as it is: no element, no formatting, no link, and nobody is notified. */
export const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]()|~!$]/g, '\\$&')
    .replaceAll(/(@|#|:(?=\/\/)|www(?=\.))/gi, `$1${invisible}`)

/** The summary as Markdown. The report may come from a fork: its texts are shown, never interpreted. */
export function summaryText(
  { pictures, findings }: Pick<Report, 'pictures' | 'findings'>,
  { stories, pictures: taken, failed, missingParts, refused }: RunSummary,
  links: Links,
): string {
  const what = plain(`${counted(stories, 'story', 'stories')}, ${counted(taken, 'picture')}`)
  const lines: string[] = []
  if (pictures.length > 0) {
    const { headline, sentences } = summaryOf(pictures)
    lines.push(`### ${plain(headline)}`, sentences.map(plain).join(' '))
  } else lines.push(failed > 0 ? `### ${plain(`${failed} of ${stories} stories fail`)}` : '### Nothing looks different')
  if (missingParts > 0) lines.push(`**${plain(counted(missingParts, 'part'))} of the run ended without a result.**`)
  if (refused.length > 0)
    lines.push(
      `**Refused by a reviewer**\n\n${refused.map(({ picture, comment, reviewer }) => `- ${plain(picture)}, by ${plain(reviewer)}: ${plain(comment)}`).join('\n')}`,
    )
  const caused = findings.filter((finding) => finding.pictures.length > 0)
  if (caused.length > 0) lines.push(tableOf(caused))
  const faults = findings.flatMap((finding) => finding.faults)
  if (faults.length > 0) lines.push(listOf(faults))
  lines.push(`${what}${failed > 0 ? plain(`, ${failed} failed`) : ''}. ${linkText(links)}`.trim())
  if (pictures.length > 0)
    lines.push(
      'Meant so? `npm run visual:update` takes the new pictures, on any machine, and so does the label `update-pictures`.',
    )
  return `${lines.join('\n\n')}\n`
}

function tableOf(findings: Finding[]): string {
  const row = ({ cause, changes, components, pictures }: Finding) => {
    const named = changes
      .slice(0, mostChanges)
      .map(({ property, before, after }) =>
        plain([property, before || 'none', '→', after || 'none'].filter(Boolean).join(' ')),
      )
    const users = components.slice(0, mostChanges).map(({ name, pictures: count }) => plain(`${name} ${count}`))
    const more = components.length - mostChanges
    return `| ${plain(cause)} | ${named.join('<br>')} | ${pictures.length} | ${users.join(', ')}${more > 0 ? ` and ${more} more` : ''} |`
  }
  const rows = [
    '| cause | what changed | pictures | in |',
    '|---|---|---|---|',
    ...findings.slice(0, mostFindings).map(row),
  ]
  const rest = findings.length - mostFindings
  return `${rows.join('\n')}${rest > 0 ? `\n\n${rest} more causes are in the report.` : ''}`
}

function listOf(faults: Finding['faults']): string {
  const items = faults
    .slice(0, mostFaults)
    .map(({ component, story, fault }) => `- ${plain(component)}, ${plain(story)}: ${plain(fault)}`)
  const rest = faults.length - mostFaults
  return [...items, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')
}

function linkText({ preview, isComing, artifact }: Links): string {
  const published = preview && `[Report](${preview}report/), [Storybook](${preview}storybook/)`
  const download = artifact && `The report and Storybook are the [artifact \`preview\`](${artifact}).`
  if (!published) return download ?? ''
  return isComing ? `${published}: in a few minutes. ${download ?? ''}`.trim() : published
}

/** Values as JSON has them, of any type: a fork may have written them. */
type Values = Record<string, unknown>

const valuesOf = (value: unknown): Values => (typeof value === 'object' && value ? (value as Values) : {})
const numberOf = (value: unknown) => Number(value) || 0
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const listOfValues = <Item>(value: unknown, of: (item: Values) => Item): Item[] =>
  Array.isArray(value) ? value.map((item) => of(valuesOf(item))) : []

const sizeOf = (value: unknown) => {
  const { width, height } = valuesOf(value)
  return { width: numberOf(width), height: numberOf(height) }
}

/** What the summary shows of a picture, a finding and a result, each with the types that it should have. */
const pictureOf = (picture: Values) => ({
  ...(picture as unknown as ReportPicture),
  component: textOf(picture.component),
  story: textOf(picture.story),
  mode: textOf(picture.mode),
  theme: picture.theme === 'light' ? ('light' as const) : ('dark' as const),
  pixels: numberOf(picture.pixels),
  beforeSize: sizeOf(picture.beforeSize),
  afterSize: sizeOf(picture.afterSize),
})
const findingOf = (finding: Values) => ({
  ...(finding as unknown as Finding),
  cause: textOf(finding.cause),
  changes: listOfValues(finding.changes, (change) => ({
    ...(change as unknown as Change),
    property: textOf(change.property),
    before: textOf(change.before),
    after: textOf(change.after),
  })),
  components: listOfValues(finding.components, ({ name, pictures }) => ({
    name: textOf(name),
    pictures: numberOf(pictures),
  })),
  pictures: Array.isArray(finding.pictures) ? finding.pictures.map(textOf) : [],
  faults: listOfValues(finding.faults, ({ component, story, fault }) => ({
    component: textOf(component),
    story: textOf(story),
    fault: textOf(fault),
  })),
})
const resultOf = ({ stories, pictures, failed, missingParts, refused }: Values): RunSummary => ({
  stories: numberOf(stories),
  pictures: numberOf(pictures),
  failed: numberOf(failed),
  missingParts: numberOf(missingParts),
  refused: listOfValues(refused, ({ picture, comment, reviewer }) => ({
    picture: textOf(picture),
    comment: textOf(comment),
    reviewer: textOf(reviewer),
  })),
})

const readValues = (file: string, otherwise: Values): Values =>
  existsSync(file) ? valuesOf(JSON.parse(readFileSync(file, 'utf8'))) : otherwise

/** The summary of the report in a folder. A report without its data counts as a part without a result. */
export function summaryOfFolder(folder: string, links: Links): string {
  const { pictures, findings } = readValues(join(folder, 'report.json'), {})
  const result = readValues(join(folder, 'run.json'), { missingParts: 1 })
  const report = { pictures: listOfValues(pictures, pictureOf), findings: listOfValues(findings, findingOf) }
  return summaryText(report, resultOf(result), links)
}

if (import.meta.main) {
  const [folder = ''] = process.argv.slice(2)
  const { ARTIFACT_URL: artifact, PULL_REQUEST: number, PREVIEWS } = process.env
  const pages = PREVIEWS === 'on' && number ? await pagesAddress(gitHubFromEnvironment()) : undefined
  const links: Links = {
    ...(pages && { preview: previewAddress(pages, Number(number)), isComing: true }),
    ...(artifact && { artifact }),
  }
  console.log(summaryOfFolder(folder, links))
}
