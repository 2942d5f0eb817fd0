import { expect, test } from 'vitest'
import { type ExplainedChange, findingsOf } from './findings.ts'
import type { ReportPicture } from './report-data.ts'
import { describeFinding, describeFindings, extentOf } from './report-summary.ts'

const size = { width: 100, height: 100 }
const picture = (component: string, mode: string, over: Partial<ReportPicture> = {}): ReportPicture => ({
  id: `${component}/default_${mode}`,
  kind: 'changed',
  component,
  story: 'Default',
  mode,
  theme: mode,
  width: 1200,
  beforeSize: size,
  afterSize: size,
  pixels: 1,
  ...over,
})
const cards = { name: 'components/RadioCards', isComponent: true }
const radius = (over: Partial<ExplainedChange> = {}): ExplainedChange => ({
  kind: 'style',
  property: 'border-radius',
  before: '12px',
  after: '13px',
  element: 'RadioCards “Basic”',
  creator: -1,
  build: 'after',
  culprit: cards,
  ...over,
})
const token: ExplainedChange = radius({
  property: 'color',
  token: {
    selector: '[data-theme="light"]',
    token: { name: 'text.tertiary', theme: 'light' },
    declarations: [{ property: '--sen-color-text-tertiary', before: 'oklch(0.51 0 0)', after: 'oklch(0.52 0 0)' }],
  },
})
const noCulprit = () => undefined

test('pictures with one cause are one finding: first the component itself, then its users', () => {
  const pictures = [
    picture('account/OrderDialog', 'dark'),
    picture('account/OrderDialog', 'light'),
    picture('components/RadioCards', 'dark'),
  ]
  const findings = findingsOf(pictures, new Map(pictures.map(({ id }) => [id, [radius(), radius()]])), [], noCulprit)
  expect(findings).toHaveLength(1)
  const [finding] = findings
  if (!finding) return
  expect(finding).toMatchObject({ kind: 'style', component: 'components/RadioCards', changes: [{ count: 6 }] })
  expect(finding.pictures[0]).toBe('components/RadioCards/default_dark')
  expect(describeFinding(finding)).toBe('RadioCards: border-radius 12px → 13px')
  expect(extentOf(finding)).toBe('3 pictures in 2 components (RadioCards 1, OrderDialog 2), dark and light, 1200 px')
})

test('a changed token is one finding, also for pictures that were not inspected', () => {
  const pictures = Array.from({ length: 330 }, (_, at) =>
    picture(`components/Piece${at % 61}`, 'light', { id: `components/Piece${at % 61}/story${at}_light` }),
  )
  const inspected = new Map(pictures.slice(0, 40).map(({ id }) => [id, [token]]))
  const findings = findingsOf(pictures, inspected, [], noCulprit)
  expect(findings).toHaveLength(1)
  expect(describeFindings(findings, 'the last commit')).toContain(
    'light.text.tertiary oklch(0.51 0 0) → oklch(0.52 0 0)\n     330 pictures in 61 components',
  )
})

test('a picture with two causes is in both findings', () => {
  const both = picture('account/OrderDialog', 'light')
  const findings = findingsOf([both], new Map([[both.id, [radius(), token]]]), [], noCulprit)
  expect(findings.map(({ cause }) => cause).sort()).toEqual(['RadioCards', 'light.text.tertiary'])
})

test('without a visible cause, a picture belongs where an equal region is, or to what its stories import', () => {
  const region = { x: 0, y: 0, width: 8, height: 8, pixels: 'abc' }
  const explained = picture('components/RadioCards', 'dark', { regions: [region] })
  const equal = picture('account/OrderDialog', 'dark', { regions: [{ ...region, x: 40 }] })
  const other = picture('storefront/Hero', 'dark')
  const byImports = () => ({ name: 'storefront/Hero', isComponent: true })
  const findings = findingsOf([explained, equal, other], new Map([[explained.id, [radius()]]]), [], byImports)
  expect(findings.map(({ cause, kind, pictures }) => [cause, kind, pictures.length])).toEqual([
    ['RadioCards', 'style', 2],
    ['Hero', 'pixels', 1],
  ])
})

test('a story that fails without a picture is a finding of its component', () => {
  const failed = [{ component: 'account/OrderDialog', story: 'Chosen', fault: 'Unable to find “Basic”' }]
  const [finding] = findingsOf([], new Map(), failed, () => cards)
  expect(finding && [describeFinding(finding), extentOf(finding)]).toEqual([
    'RadioCards: Unable to find “Basic”',
    '1 story fails, such as OrderDialog, Chosen',
  ])
})
