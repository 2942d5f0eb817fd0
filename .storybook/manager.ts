import { createElement } from 'react'
import { addons, type HashEntry } from 'storybook/manager-api'
import { statusOf } from './pages/status.ts'
import { storybookThemes } from './theme.ts'

/**
 * Says beside a component's name that it is not yet stable; most are, and say nothing. No JSX: Storybook's frame is compiled
 * apart from the stories, for a React that stands in the global scope.
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
