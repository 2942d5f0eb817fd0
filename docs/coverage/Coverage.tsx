import { useEffect, useState } from 'react'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { anchorsOf } from './anchors.ts'
import { decisionsIn } from './decisions.ts'
import { type Proof, proofsOf, type Row } from './rows.ts'
import { matches } from './search.ts'
import { sections } from './sections.ts'
import type { Expected } from './seen.ts'

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
const shownThings = ([, ...things]: Proof) => things.map(inWords).join(', ')

/** What can be searched in a row. */
function textOf(row: Row): string {
  const proofs = proofsOf(row).flatMap((proof) => [proof[0], shownThings(proof)])
  if (row.kind === 'departure') proofs.push(row.decision)
  if (row.kind === 'open') proofs.push(row.note)
  return [row.sentence, ...proofs].join(' ')
}

const allRows = sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
const anchors = anchorsOf(allRows)
const count = (kind: Row['kind']) => allRows.filter((row) => row.kind === kind).length

interface CoverageProps {
  /** The text of docs/product-decisions.md. */
  decisions: string
}

/** Every fact of the product specification, with what proves it. */
export function Coverage({ decisions }: CoverageProps) {
  const decided = rowsOf(decisions)
  const groups = [
    ...sections.flatMap((section) =>
      section.groups.map(({ title, rows }) => ({ title: `${section.title}: ${title}`, rows })),
    ),
    { title: 'Decisions where the specification is silent: docs/product-decisions.md', rows: decided },
  ]
  const [search, setSearch] = useState('')
  const found = groups
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => matches(`${title} ${textOf(row)}`, search)) }))
    .filter(({ rows }) => rows.length > 0)
  const shown = found.flatMap(({ rows }) => rows).length
  // The rows are there only after the browser has looked for the anchor of the address.
  useEffect(() => document.getElementById(new URL(window.parent.location.href).hash.slice(1))?.scrollIntoView(), [])
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: '1.5rem', color: color.text.primary }}>
      <Input
        type="search"
        aria-label="Find a sentence"
        placeholder="Find a sentence: số dư không đủ, toast 5000, ping"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <span role="status" style={secondary}>
        {search
          ? `${shown} of ${allRows.length + decided.length} rows`
          : `${count('shown')} facts shown by stories, ${count('tested')} behaviours with their tests, ${count('departure')} departures, ${count('open')} that the specification leaves open, ${decided.length} decisions`}
      </span>
      {found.map((group) => (
        <section key={group.title} style={{ display: 'grid', gap: '0.5rem' }}>
          <h2 style={{ fontSize: vars.fontSize.body, fontWeight: 600 }}>{group.title}</h2>
          <ul style={{ listStyle: 'none', padding: 0, borderBlockEnd: hairline }}>
            {group.rows.map((row) => (
              <li key={row.sentence} id={anchors.get(row)} style={line}>
                <span style={{ overflowWrap: 'anywhere' }}>{row.sentence}</span>
                <Evidence row={row} />
              </li>
            ))}
          </ul>
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
const secondary = { color: color.text.secondary, fontSize: vars.fontSize.small, overflowWrap: 'anywhere' } as const

function Evidence({ row }: { row: Row }) {
  if (row.kind === 'open') return <span style={secondary}>{row.note}</span>
  if (row.kind === 'tested')
    return <span style={secondary}>Tested: {row.tests.map(([file, title]) => `“${title}” in ${file}`).join('; ')}</span>
  return (
    <div style={{ ...secondary, display: 'grid' }}>
      {row.kind === 'departure' && <span>Departs: {row.decision}</span>}
      {row.proofs.map((proof) => (
        <span key={proof.join()}>
          <Link href={`./?path=/story/${proof[0]}`} target="_top">
            {proof[0]}
          </Link>
          : {shownThings(proof)}
        </span>
      ))}
    </div>
  )
}
