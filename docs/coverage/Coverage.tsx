import { useEffect, useState } from 'react'
import { Input } from '#ds/components/Input/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import type { Row } from './rows.ts'
import { matches } from './search.ts'
import { sections } from './sections.ts'

/** Titles of stories by id, from the index that every Storybook serves. Until it has come, ids speak for themselves. */
function useStoryNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('./index.json')
      const { entries }: { entries: Record<string, { title: string; name: string }> } = await answer.json()
      setNames(
        new Map(Object.entries(entries).map(([id, { title, name }]) => [id, `${title.split('/').at(-1)}: ${name}`])),
      )
    }
    load().catch(() => setNames(new Map()))
  }, [])
  return names
}

const textOf = (row: Row) =>
  `${row.sentence} ${'stories' in row ? [row.decision, ...row.stories].join(' ') : row.elsewhere}`

const count = (rows: readonly Row[], kind: 'stories' | 'elsewhere') => rows.filter((row) => kind in row).length

/** Every sentence of the product specification that a person can see, with the stories that show it. */
export function Coverage() {
  const [wanted, setWanted] = useState('')
  const names = useStoryNames()
  const all = sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
  const found = sections
    .map((section) => ({
      ...section,
      groups: section.groups
        .map((group) => ({
          ...group,
          rows: group.rows.filter((row) => matches(`${section.title} ${group.title} ${textOf(row)}`, wanted)),
        }))
        .filter(({ rows }) => rows.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
  const shown = found.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)).length
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: '2rem', color: color.text.primary }}>
      <div style={{ display: 'grid', gap: '0.5rem' }}>
        <Input
          type="search"
          aria-label="Find a sentence"
          placeholder="Find a sentence: số dư không đủ, toast 5000, ping"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <span role="status" style={{ color: color.text.secondary, fontSize: vars.fontSize.small }}>
          {wanted
            ? `${shown} of ${all.length} sentences`
            : `${all.length} sentences: ${count(all, 'stories')} shown by stories, ${count(all, 'elsewhere')} that no story can show`}
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
                  <li key={row.sentence} style={line}>
                    <span>{row.sentence}</span>
                    <Where row={row} names={names} />
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
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: '0.25rem 2rem',
  paddingBlock: '0.625rem',
  borderBlockStart: hairline,
  fontSize: vars.fontSize.small,
  lineHeight: 1.55,
} as const

function Where({ row, names }: { row: Row; names: ReadonlyMap<string, string> }) {
  if ('elsewhere' in row) return <span style={{ color: color.text.secondary }}>{row.elsewhere}</span>
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: '0.125rem 1rem', alignContent: 'start' }}>
      {row.stories.map((id) => (
        <Link key={id} href={`./?path=/story/${id}`} target="_top">
          {names.get(id) ?? id}
        </Link>
      ))}
      {row.decision && <span style={{ flexBasis: '100%', color: color.text.secondary }}>Decided: {row.decision}</span>}
    </span>
  )
}
