import './copy-link.ts'
import './design-panel.ts'
import './follow-theme.ts'
import './search/register.ts'
import { createElement } from 'react'
import { addons, type HashEntry } from 'storybook/manager-api'
import { statusOf } from './pages/status.ts'
import { storybookThemes } from './theme.ts'

/**
 * Adds the status to a component's name in the sidebar, unless it is stable. Without JSX, since Storybook compiles its manager
 * separately from the stories, for a global React.
 */
function labelOf(entry: HashEntry) {
  const status = entry.type === 'component' ? statusOf(entry.tags) : undefined
  if (!status || status === 'stable') return entry.name
  return createElement(
    'span',
    { style: { display: 'flex', gap: '0.5em', alignItems: 'baseline' } },
    entry.name,
    createElement('small', { style: { opacity: 0.75 } }, status),
  )
}

addons.setConfig({ theme: storybookThemes.dark, sidebar: { renderLabel: labelOf } })
