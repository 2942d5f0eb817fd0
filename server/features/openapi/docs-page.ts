import { escapeHtml, policyOfStyles } from '#server/platform/http/html.ts'
import type { JsonSchema, OpenApiDocument, Operation } from './openapi-document.ts'

const styles = `
:root { color-scheme: dark light; font: 16px/1.55 system-ui, sans-serif; }
body { margin: 0 auto; padding: 32px 16px; max-width: 60rem; }
h1 { font-size: 30px; margin: 0 0 8px; } h2 { font-size: 20px; margin: 40px 0 8px; }
code, pre { font: 14px/1.5 ui-monospace, Menlo, monospace; }
details { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
summary { padding: 12px 0; cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 4.5em; font: 600 14px ui-monospace, Menlo, monospace; }
small { font-size: 14px; opacity: .75; }
table { width: 100%; border-collapse: collapse; margin: 0 0 16px; font-size: 14px; }
th, td { padding: 4px 12px 4px 0; text-align: start; vertical-align: top; }
td:first-child { white-space: nowrap; }
pre { overflow: auto; padding: 12px; border-radius: 6px; background: color-mix(in srgb, currentcolor 8%, transparent); }
`

/** The content security policy of the page: its own styles, by hash, and nothing else. */
export const docsPolicy = policyOfStyles(styles)

/** The API's operations as an HTML page that works without a script. */
export function docsPage({ info, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')
  const sections = [...groups].map(
    ([tag, members]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${members.map(({ path, method, operation }) => operationDetails(path, method, operation)).join('')}</section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title>
<style>${styles}</style>
<main>
<h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description)} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
<section><h2>Errors</h2><p>Every error is this problem document; its <code>code</code> is stable.</p>${schema(components.schemas.Problem)}</section>
</main>
</html>
`
}

const credentials = ({ security }: Operation) => {
  const [isForAdmins, isForCustomers] = ['adminToken', 'session'].map((name) => security.some((one) => name in one))
  if (isForAdmins && !isForCustomers) return "an admin's token"
  if (security.length === 0) return 'no credentials'
  const [scope] = security.flatMap(({ apiToken = [] }) => apiToken)
  const customers = scope === undefined ? '' : `, or an API token with the scope ${scope}`
  return `a customer's session${customers}${isForAdmins ? ", or an admin's token" : ''}`
}

function operationDetails(path: string, method: string, operation: Operation): string {
  const { summary, parameters, requestBody, responses } = operation
  return `<details id="${escapeHtml(operation.operationId)}"><summary><b>${method}</b> <code>${escapeHtml(path)}</code><br><small>${escapeHtml(summary)} · ${credentials(operation)}</small></summary>
${parameters.length > 0 ? `<table>${parameters.map((parameter) => row(`<code>${escapeHtml(parameter.name)}</code>`, `${parameter.in}${parameter.required ? ', required' : ''}`, escapeHtml(parameter.description ?? ''))).join('')}</table>` : ''}
${requestBody ? `<p>Takes</p>${schema(Object.values(requestBody.content)[0]?.schema)}` : ''}
<table>${Object.entries(responses)
    .map(([status, { description }]) => row(`<code>${status}</code>`, codes(description)))
    .join('')}</table>
${Object.entries(responses)
  .filter(([, { content }]) => content?.['application/json'])
  .map(([status, { content }]) => `<p>${status} returns</p>${schema(content?.['application/json']?.schema)}`)
  .join('')}
</details>
`
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

const codes = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const schema = (value: JsonSchema | undefined) => `<pre>${escapeHtml(JSON.stringify(value ?? {}, null, 2))}</pre>`
