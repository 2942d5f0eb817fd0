import { addons, type HashEntry } from 'storybook/manager-api'
import { statusOf } from './pages/status.ts'
import { storybookThemes } from './theme.ts'

/** Says beside a component's name that it is not yet stable; most are, and say nothing. */
function labelOf(entry: HashEntry) {
  const status = entry.type === 'component' ? statusOf(entry.tags) : undefined
  if (!status || status === 'stable') return entry.name
  return (
    <span style={{ display: 'flex', gap: '0.5em', alignItems: 'baseline' }}>
      {entry.name}
      <small style={{ opacity: 0.75 }}>{status}</small>
    </span>
  )
}

addons.setConfig({ theme: storybookThemes.dark, sidebar: { renderLabel: labelOf } })
