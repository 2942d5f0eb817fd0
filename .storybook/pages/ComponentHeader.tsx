import { componentFacts } from 'virtual:component-facts'
import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Badge } from '#ds/components/Badge/index.ts'
import { useGuideLanguage } from '#storybook/guides/language.ts'
import { costOf, pageOf, pathOf } from './component-paths.ts'
import { statuses, statusOf } from './status.ts'

const texts = {
  en: {
    status: 'Status',
    cost: 'Cost',
    source: 'Source',
    notMeasured: 'not measured',
    usedBy: 'Used by',
    users: (count: number) => (count === 0 ? 'no other component' : `${count} components`),
    changed: 'Changed',
    size: (bytes: number) => `${(bytes / 1000).toFixed(1)} kB gzipped, on its own, without React`,
  },
  vi: {
    status: 'Tình trạng',
    cost: 'Dung lượng',
    source: 'Mã nguồn',
    notMeasured: 'chưa đo',
    usedBy: 'Được dùng trong',
    users: (count: number) => (count === 0 ? 'chưa thành phần nào' : `${count} thành phần`),
    changed: 'Thay đổi',
    size: (bytes: number) =>
      `${(bytes / 1000).toFixed(1).replace('.', ',')} kB khi nén gzip, riêng nó, không tính React`,
  },
}

type Texts = (typeof texts)['en' | 'vi']

/** The stories that a page documents; undefined for other pages. */
export function useSubject() {
  const context = useContext(DocsContext)
  try {
    return context.resolveOf('meta', ['meta']).preparedMeta
  } catch {
    return undefined
  }
}

/** Components by name, each with a link to its page if it has one. */
export const ComponentLinks = ({ paths }: { paths: readonly string[] }) =>
  paths.map((path, index) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const page = pageOf(name)
    return (
      <span key={path}>
        {index > 0 && ', '}
        {page ? (
          <AnchorMdx href={page} target="_self">
            {name}
          </AnchorMdx>
        ) : (
          name
        )}
      </span>
    )
  })

/** Which components use this one: all of a few, and the others on request. */
function UsedBy({ paths, text }: { paths: readonly string[]; text: Texts }) {
  const few = 6
  if (paths.length === 0) return text.users(0)
  if (paths.length <= few)
    return (
      <span>
        <ComponentLinks paths={paths} />
      </span>
    )
  return (
    <details>
      <summary>{text.users(paths.length)}</summary>
      <ComponentLinks paths={paths} />
    </details>
  )
}

/** The last change, and those before on request. */
function Changed({ path, text }: { path: string; text: Texts }) {
  const [last, ...before] = componentFacts[path]?.changes ?? []
  if (!last) return null
  const line = ({ date, subject }: typeof last) => `${date}: ${subject}`
  return (
    <div>
      <dt>{text.changed}</dt>
      <dd>
        {before.length === 0 ? (
          line(last)
        ) : (
          <details>
            <summary>{line(last)}</summary>
            {before.map((change) => (
              <div key={line(change)}>{line(change)}</div>
            ))}
          </details>
        )}
      </dd>
    </div>
  )
}

/** Status, cost, source, users and latest changes of a component, shown below the title of its page. */
export function ComponentHeader() {
  const language = useGuideLanguage()
  const text = texts[language]
  const subject = useSubject()
  const path = subject && pathOf(subject.title)
  if (!path) return null
  const status = statusOf(subject.tags)
  const cost = costOf(path)
  return (
    <dl className="sb-unstyled sen-component-header">
      <div>
        <dt>{text.status}</dt>
        <dd>
          {status ? <Badge tone={statuses[status].tone}>{status}</Badge> : '–'}
          {status && <span>{statuses[status].means[language]}</span>}
        </dd>
      </div>
      <div>
        <dt>{text.cost}</dt>
        <dd>{cost === undefined ? text.notMeasured : text.size(cost)}</dd>
      </div>
      <div>
        <dt>{text.source}</dt>
        <dd>
          <code>{`design-system/${path}`}</code>
        </dd>
      </div>
      {!path.startsWith('screens/') && (
        <div>
          <dt>{text.usedBy}</dt>
          <dd>
            <UsedBy paths={componentFacts[path]?.usedBy ?? []} text={text} />
          </dd>
        </div>
      )}
      <Changed path={path} text={text} />
    </dl>
  )
}
