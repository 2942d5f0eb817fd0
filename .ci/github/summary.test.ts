import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { RunSummary } from '#stories/visual/counts.ts'
import type { Finding, Report, ReportPicture } from '#stories/visual/report-data.ts'
import { plain, summaryOfFolder, summaryText } from './summary.ts'

const counts: RunSummary = { stories: 629, pictures: 1459, failed: 0, missingParts: 0, refused: [] }
const nothing = { pictures: [], findings: [] }
const finding = (more: Partial<Finding>): Finding => ({
  kind: 'style',
  cause: 'Menu',
  changes: [],
  components: [],
  themes: ['dark'],
  widths: [1200],
  pictures: [],
  faults: [],
  ...more,
})
const picture = (component: string): ReportPicture => ({
  id: `${component}/default_dark`,
  kind: 'changed',
  component,
  story: 'Default',
  mode: 'dark',
  theme: 'dark',
  width: 1200,
  beforeSize: { width: 100, height: 100 },
  afterSize: { width: 100, height: 100 },
  pixels: 5,
})
const summary = (report: Partial<Report>, more: Partial<RunSummary> = {}) =>
  summaryText({ ...nothing, ...report }, { ...counts, ...more }, {})

test('a run without differences is one heading and its counts', () => {
  expect(summary({})).toBe('### Nothing looks different\n\n629 stories, 1,459 pictures.\n')
})

test('causes come as a table, with what changed and where', () => {
  const text = summary(
    {
      pictures: [picture('components/RadioCards'), picture('account/OrderDialog')],
      findings: [
        finding({
          cause: 'RadioCards',
          changes: [
            { kind: 'style', element: 'label', count: 2, property: 'border-radius', before: '12px', after: '13px' },
          ],
          components: [
            { name: 'components/RadioCards', pictures: 1 },
            { name: 'account/OrderDialog', pictures: 1 },
          ],
          pictures: ['components/RadioCards/default_dark', 'account/OrderDialog/default_dark'],
        }),
      ],
    },
    { failed: 2 },
  )
  expect(text).toContain('### 2 components look different')
  expect(text).toContain(
    '| RadioCards | border-radius 12px → 13px | 2 | components/RadioCards 1, account/OrderDialog 1 |',
  )
  expect(text).toContain('629 stories, 1,459 pictures, 2 failed.')
  expect(text).toContain('`update-pictures`')
})

test('stories that fail without a different picture are listed', () => {
  const faults = Array.from({ length: 22 }, (_, at) => ({
    component: 'components/Menu',
    story: `S${at}`,
    fault: 'axe',
  }))
  const text = summary({ findings: [finding({ faults })] }, { failed: 22 })
  expect(text).toContain('### 22 of 629 stories fail')
  expect(text).toContain('- components/Menu, S0: axe')
  expect(text).toContain('- and 2 more')
  expect(text).not.toContain('| cause')
})

test('a part of the run without a result is said', () => {
  expect(summary({}, { missingParts: 1 })).toContain('**1 part of the run ended without a result.**')
})

test('refused pictures come before the causes, and links go to the preview if there is one', () => {
  const refused = [{ picture: 'components/Button/default_dark', comment: 'Too blue', reviewer: 'An' }]
  const published = { preview: 'https://team.example/shop/pull-1/', artifact: 'x' }
  const text = summaryText(nothing, { ...counts, refused }, published)
  expect(text).toContain('**Refused by a reviewer**\n\n- components/Button/default\\_dark, by An: Too blue')
  expect(text).toContain('[Report](https://team.example/shop/pull-1/report/)')
  expect(text).not.toContain('artifact')
})

test('until the preview is published, its artifact is linked as well; a fork has the artifact only', () => {
  const artifact = 'https://ci.example/runs/1/artifacts/2'
  const preview = 'https://team.example/shop/pull-1/'
  expect(summaryText(nothing, counts, { preview, isComing: true, artifact })).toContain(
    `[Report](${preview}report/), [Storybook](${preview}storybook/): in a few minutes. The report and Storybook are the [artifact \`preview\`](${artifact}).`,
  )
  const fork = summaryText(nothing, counts, { artifact })
  expect(fork).toContain(`[artifact \`preview\`](${artifact})`)
  expect(fork).not.toContain('pull-')
})

test('texts of a report are shown as they are: no markup, no link, no notification', () => {
  expect(plain('<img src=x> [a](b) `c` | *d*\n# e')).toBe(
    '&lt;img src=x&gt; \\[a\\]\\(b\\) \\`c\\` \\| \\*d\\* #&#8203; e',
  )
  expect(plain('@team #12 https://x.example www.x.example')).toBe(
    '@&#8203;team #&#8203;12 https:&#8203;//x.example www&#8203;.x.example',
  )
})

/** The summary of a folder with these files. */
function summaryOfFiles(report: unknown, run: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
  writeFileSync(join(folder, 'run.json'), JSON.stringify(run))
  return summaryOfFolder(folder, {})
}

/** What a fork might write instead of a number or a list. */
const markup = '@team [a](https://x.example) <img src=x>'

/** Every value of a report, or every list, replaced by the markup. */
const spoil = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(spoil)
  if (typeof value !== 'object' || !value) return markup
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoil(one)]))
}
const full = {
  pictures: [picture('components/Link')],
  findings: [
    finding({
      changes: [{ kind: 'style', element: 'p', count: 1, property: 'color', before: 'red', after: 'blue' }],
      components: [{ name: 'components/Link', pictures: 1 }],
      pictures: ['components/Link/default_dark'],
      faults: [{ component: 'components/Link', story: 'Default', fault: 'axe' }],
    }),
  ],
}
const refused = [{ picture: 'components/Link/default_dark', comment: 'Too blue', reviewer: 'An' }]
const result = { ...counts, failed: 1, missingParts: 1, refused }

test.each<[string, unknown, unknown]>([
  ...Object.keys(counts).map((key): [string, unknown, unknown] => [key, full, { ...result, [key]: markup }]),
  ['every value of the result', full, spoil(result)],
  ['every value of the report', spoil(full), result],
  ['the lists of the report', { pictures: markup, findings: markup }, result],
  ['an object with a length', { ...full, pictures: { length: markup }, findings: { length: markup } }, result],
  [
    'the lists of a finding',
    { ...full, findings: [spoil({ ...full.findings[0], changes: 1, components: 1, pictures: 1, faults: 1 })] },
    result,
  ],
  [
    'objects with a length in a finding',
    { ...full, findings: [{ ...full.findings[0], pictures: { length: markup } }, null, 5] },
    result,
  ],
  ['no objects', null, null],
])('a report from a fork cannot bring in markup: %s', (_, report, run) => {
  expect(summaryOfFiles(full, result)).toContain('| Menu | color red → blue | 1 | components/Link 1 |')
  const text = summaryOfFiles(report, run)
  expect(text).toContain('### ')
  expect(text).not.toMatch(/@team|[^\\]\]\(|:\/\/|<img/)
})
