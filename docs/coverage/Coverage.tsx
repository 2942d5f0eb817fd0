import { useEffect, useState } from 'react'
import { Input } from '#ds/components/Input/index.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { useGuideLanguage } from '#storybook/guides/language.ts'
import { anchorsOf } from './anchors.ts'
import { decisionsIn } from './decisions.ts'
import { type Proof, proofsOf, type Row } from './rows.ts'
import { pictureGrid, type StoryEntry, StoryPicture, useStories } from './StoryPicture.tsx'
import { matches } from './search.ts'
import { sections } from './sections.ts'
import type { Expected } from './seen.ts'

const texts = {
  en: {
    search: 'Find a sentence',
    example: 'Find a sentence: số dư không đủ, toast 5000, ping',
    found: (shown: number, total: number) => `${shown} of ${total} rows`,
    counts: (decisions: number) =>
      `${count('shown')} facts shown by stories, ${count('tested')} behaviours with their tests, ${count('departure')} departures, ${count('open')} that the specification leaves open, ${decisions} decisions`,
    decisions: 'Decisions where the specification is silent',
    tested: (title: string, file: string) => `Tested: “${title}” in ${file}`,
    departs: (decision: string) => `Departs: ${decision}`,
  },
  vi: {
    search: 'Tìm một câu',
    example: 'Tìm một câu: số dư không đủ, toast 5000, ping',
    found: (shown: number, total: number) => `${shown} trên ${total} dòng`,
    counts: (decisions: number) =>
      `${count('shown')} điều do story cho thấy, ${count('tested')} hành vi có bài kiểm thử, ${count('departure')} điểm khác đặc tả, ${count('open')} điểm đặc tả để ngỏ, ${decisions} quyết định`,
    decisions: 'Các quyết định ở chỗ đặc tả không nói',
    tested: (title: string, file: string) => `Kiểm thử: “${title}” trong ${file}`,
    departs: (decision: string) => `Khác đặc tả: ${decision}`,
  },
}

/** The decisions of docs/product-decisions.md, as rows. */
const rowsOf = (decisions: string) =>
  decisionsIn(decisions).map(
    ({ point, decision, where }): Row => ({
      kind: 'open',
      spec: [],
      sentence: point,
      note: where ? `${decision} (${where})` : decision,
    }),
  )

function inWords(thing: Expected): string {
  if (typeof thing === 'string') return `“${thing}”`
  return 'link' in thing ? thing.link : `“${thing.label}”`
}
const shownThings = ([, ...things]: Proof) => things.map(inWords)

/** What can be searched in a row. */
function textOf(row: Row): string {
  const proofs = proofsOf(row).flatMap((proof) => [proof[0], ...shownThings(proof)])
  if (row.kind === 'departure') proofs.push(row.decision)
  if (row.kind === 'open') proofs.push(row.note)
  return [row.sentence, ...proofs].join(' ')
}

const anchors = anchorsOf(sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)))

const count = (kind: Row['kind']) =>
  sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)).filter((row) => row.kind === kind).length

interface CoverageProps {
  /** The text of docs/product-decisions.md. */
  decisions: string
}

/** Every fact of the product specification, with what proves it. */
export function Coverage({ decisions }: CoverageProps) {
  const text = texts[useGuideLanguage()]
  const decided = rowsOf(decisions)
  const all = [
    ...sections,
    {
      title: text.decisions,
      groups: [{ title: 'docs/product-decisions.md', rows: decided }],
    },
  ]
  const [search, setSearch] = useState('')
  const stories = useStories()
  const found = all
    .map((section) => ({
      ...section,
      groups: section.groups
        .map((group) => ({
          ...group,
          rows: group.rows.filter((row) => matches(`${section.title} ${group.title} ${textOf(row)}`, search)),
        }))
        .filter(({ rows }) => rows.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
  const shown = found.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)).length
  const total = all.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)).length
  // The rows are there only after the browser has looked for the anchor of the address.
  useEffect(() => document.getElementById(new URL(window.parent.location.href).hash.slice(1))?.scrollIntoView(), [])
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: '2rem', color: color.text.primary }}>
      <div style={{ display: 'grid', gap: '0.5rem' }}>
        <Input
          type="search"
          aria-label={text.search}
          placeholder={text.example}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span role="status" style={{ color: color.text.secondary, fontSize: vars.fontSize.small }}>
          {search ? text.found(shown, total) : text.counts(decided.length)}
        </span>
      </div>
      {found.map((section) => (
        <section key={section.title} style={{ display: 'grid', gap: '1.5rem' }}>
          <h2 style={{ fontSize: vars.fontSize.section, fontWeight: 600 }}>{section.title}</h2>
          {section.groups.map((group) => (
            <div key={group.title} style={{ display: 'grid', gap: '0.5rem' }}>
              <h3 style={{ fontSize: vars.fontSize.body, fontWeight: 600, color: color.text.secondary }}>
                {group.title}
              </h3>
              <ul style={{ listStyle: 'none', padding: 0, borderBlockEnd: hairline }}>
                {group.rows.map((row) => (
                  <li key={row.sentence} id={anchors.get(row)} style={line}>
                    <span style={{ overflowWrap: 'anywhere' }}>{row.sentence}</span>
                    <Evidence row={row} stories={stories} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

const hairline = `1px solid ${color.line.hairline}`
const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '0.25rem 2rem',
  paddingBlock: '0.75rem',
  borderBlockStart: hairline,
  fontSize: vars.fontSize.small,
  lineHeight: 1.55,
} as const
const secondary = { color: color.text.secondary, overflowWrap: 'anywhere' } as const
const clamped = {
  ...secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const

function Evidence({ row, stories }: { row: Row; stories: ReadonlyMap<string, StoryEntry> }) {
  const text = texts[useGuideLanguage()]
  if (row.kind === 'open') return <span style={secondary}>{row.note}</span>
  if (row.kind === 'tested')
    return (
      <span style={secondary}>
        {row.tests.map(([file, title]) => (
          <span key={file + title} style={{ display: 'block' }}>
            {text.tested(title, file)}
          </span>
        ))}
      </span>
    )
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {row.kind === 'departure' && <span style={secondary}>{text.departs(row.decision)}</span>}
      <div style={pictureGrid}>
        {row.proofs.map((proof) => (
          <StoryProof key={proof.join()} proof={proof} story={stories.get(proof[0])} />
        ))}
      </div>
    </div>
  )
}

function StoryProof({ proof, story }: { proof: Proof; story: StoryEntry | undefined }) {
  return (
    <span style={{ display: 'grid', gap: '0.25rem', alignContent: 'start' }}>
      <StoryPicture id={proof[0]} story={story} />
      <span style={clamped} title={shownThings(proof).join(', ')}>
        {shownThings(proof).join(', ')}
      </span>
    </span>
  )
}
