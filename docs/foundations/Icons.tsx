import { usedIcons } from 'virtual:used-icons'
import { useId, useState } from 'react'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { iconSize, iconStroke } from '#ds/tokens/scale.ts'
import { TokenName, TokenTable } from './Specimen.tsx'

/** The first few components that use an icon, and the number of others. */
const users = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ')

/** Every icon that a component uses; a click copies its name. */
export function IconSet() {
  const [filter, setFilter] = useState('')
  const [copied, setCopied] = useState('')
  const status = useId()
  const term = filter.toLowerCase()
  const shown = usedIcons.filter(({ name, usedIn }) => `${name} ${usedIn.join(' ')}`.toLowerCase().includes(term))
  const copy = (name: string) => navigator.clipboard.writeText(name).then(() => setCopied(name))
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: '1rem', marginBlock: '1.5rem' }}>
      <Input
        type="search"
        aria-label="Filter the icons"
        placeholder="Filter by name or component"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <div id={status} role="status" style={{ color: color.text.secondary, fontSize: vars.fontSize.small }}>
        {copied ? `Copied ${copied}` : `${shown.length} of ${usedIcons.length} icons in use`}
      </div>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
          gap: '0.5rem',
          listStyle: 'none',
          padding: 0,
        }}
      >
        {shown.map(({ name, icon, usedIn }) => (
          <li key={name}>
            <button
              type="button"
              title={`Copy “${name}”`}
              onClick={() => copy(name)}
              style={{
                display: 'grid',
                gridTemplateColumns: 'auto 1fr',
                alignContent: 'start',
                alignItems: 'center',
                gap: '0.25rem 0.75rem',
                inlineSize: '100%',
                blockSize: '100%',
                padding: '0.75rem',
                textAlign: 'start',
                color: color.text.primary,
                background: color.surface.raised,
                border: `1px solid ${color.line.hairline}`,
                borderRadius: vars.radius.control,
                cursor: 'pointer',
              }}
            >
              <Icon icon={icon} size="large" />
              <span style={{ fontSize: vars.fontSize.small, overflowWrap: 'anywhere' }}>{name}</span>
              <span style={{ gridColumn: '2', color: color.text.tertiary, fontSize: vars.fontSize.caption }}>
                {users(usedIn)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const [sample] = usedIcons

/** The three sizes with their stroke. */
export const IconSizes = () => (
  <TokenTable columns={['Token', 'Value', 'Stroke', 'Looks like']}>
    {Object.entries(iconSize).map(([name, value]) => (
      <tr key={name}>
        <td>
          <TokenName>{`iconSize.${name}`}</TokenName>
        </td>
        <td>
          <code>{value}</code>
        </td>
        <td>{`${iconStroke} on a grid of 24`}</td>
        <td>{sample && <Icon icon={sample.icon} size={name as keyof typeof iconSize} />}</td>
      </tr>
    ))}
  </TokenTable>
)
