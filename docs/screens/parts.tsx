import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { proofsOf } from '#docs/coverage/rows.ts'
import { sections } from '#docs/coverage/sections.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'

export { States } from '#storybook/ComponentPage.tsx'

interface SpecificationProps {
  /** Groups of the coverage that are about this screen: `Customer dashboard`. */
  groups: readonly string[]
}

/** What the specification says of the screen: the rows of these groups, and all that its stories prove. */
export function Specification({ groups }: SpecificationProps) {
  const { componentId } = useContext(DocsContext).resolveOf('meta', ['meta']).preparedMeta
  const prefix = `${componentId}--`
  const rows = sections
    .flatMap((section) => section.groups)
    .flatMap(({ title, rows: all }) =>
      all.filter((row) => groups.includes(title) || proofsOf(row).some(([story]) => story.startsWith(prefix))),
    )
  return (
    <ul>
      {[...new Map(rows.map((row) => [row.sentence, row])).values()].map(({ sentence, spec }) => (
        <li key={sentence}>
          {spec[0] ? (
            <Link href={`./?path=/docs/start-here-coverage--docs#spec-${spec[0]}`} target="_top">
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </li>
      ))}
    </ul>
  )
}
