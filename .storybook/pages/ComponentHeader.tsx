import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Badge } from '#ds/components/Badge/index.ts'
import { costOf, placeOf } from './places.ts'
import { statuses, statusOf } from './status.ts'

/** The stories that a page is about; undefined for a page that stands by itself. */
export function useSubject() {
  const context = useContext(DocsContext)
  try {
    return context.resolveOf('meta', ['meta']).preparedMeta
  } catch {
    return undefined
  }
}

/** Below the title of every component's page: how far it has come, what it costs, and where its source is. */
export function ComponentHeader() {
  const subject = useSubject()
  const place = subject && placeOf(subject.title)
  if (!place) return null
  const status = statusOf(subject.tags)
  const cost = costOf(place)
  return (
    <dl className="sb-unstyled sen-component-header">
      <div>
        <dt>Status</dt>
        <dd>
          {status ? <Badge tone={statuses[status].tone}>{status}</Badge> : '–'}
          {status && <span>{statuses[status].means}</span>}
        </dd>
      </div>
      <div>
        <dt>Cost</dt>
        <dd>
          {cost === undefined ? 'not measured' : `${(cost / 1000).toFixed(1)} kB gzipped, by itself, without React`}
        </dd>
      </div>
      <div>
        <dt>Source</dt>
        <dd>
          <code>{`design-system/${place}`}</code>
        </dd>
      </div>
    </dl>
  )
}
