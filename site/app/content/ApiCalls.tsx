import { ProseTable } from '#ds/storefront/Prose/index.ts'
import { useContentPage } from '#site/content/content-context.ts'
import calls from './api-calls.json'

/** The calls of the API that visitors and customers may make. A test of the server compares the list with its routes. */
export function ApiCalls() {
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
        {calls.map(({ call, summary, isPublic }) => (
          <tr key={call}>
            <td>
              <code>{call}</code>
            </td>
            <td lang="en">{summary}</td>
            <td>{isPublic ? texts.calls.public : texts.calls.signedIn}</td>
          </tr>
        ))}
      </tbody>
    </ProseTable>
  )
}
