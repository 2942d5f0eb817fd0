import { ProseTable } from '#ds/storefront/Prose/index.ts'
import { useContentPage } from '#site/content/content-context.ts'
import calls from './api-calls.json'

export interface ApiCallsProps {
  /** What each call is for, in the language of the page; without it, in English, as the routes say it. */
  purposes?: Readonly<Record<string, string>>
}

/**
 * The calls of the API that visitors and customers may make. A test of the server compares the list with its routes, and one beside this
 * file the purposes in other languages.
 */
export function ApiCalls({ purposes }: ApiCallsProps) {
  const { texts } = useContentPage()
  return (
    <ProseTable label={texts.table}>
      <thead>
        <tr>
          <th scope="col">{texts.calls.call}</th>
          <th scope="col">{texts.calls.purpose}</th>
          <th scope="col">{texts.calls.access}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ call, summary, isPublic, scope }) => (
          <tr key={call}>
            <td>
              <code>{call}</code>
            </td>
            {purposes?.[call] === undefined ? <td lang="en">{summary}</td> : <td>{purposes[call]}</td>}
            <td>
              {isPublic ? texts.calls.public : texts.calls.signedIn}
              {scope !== undefined && (
                <>
                  , <code>{scope}</code>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ProseTable>
  )
}
