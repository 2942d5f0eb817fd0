/** A call of the API, as a command line sends it. */
export interface ApiCall {
  method: 'POST' | 'PATCH'
  /** Such as `/api/vps/41/actions`. */
  path: string
  /** Sent as JSON. Default: no body. */
  body?: object | undefined
  /** Whether only a session may send it, and no API token, as for passwords. Default: false. */
  needsSession?: boolean
}

/** In single quotes, as a shell reads it: a quote within ends them for a moment. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The line that sends a call with an API token, or with the cookies of a session, as the examples of the API do. */
export function curlOf({ method, path, body, needsSession = false }: ApiCall, origin: string): string {
  // The header is in double quotes, so that the shell inserts the token.
  const access = needsSession ? '-b cookies.txt' : '-H "Authorization: Bearer $SEN_TOKEN"'
  const parts = [`curl -X ${method} ${quoted(origin + path)}`, access]
  if (body !== undefined) parts.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`)
  return parts.join(' \\\n  ')
}
