import { API_TOKEN_PREFIX } from '#server/platform/http/bearer.ts'

/** What follows the prefix: an id without its hyphens, and a secret. */
const form = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([\w-]{43})$/

/** The beginning of the text of a token, which is not a secret. */
export const hintOf = (id: string) => `${API_TOKEN_PREFIX}${id.replaceAll('-', '').slice(0, 20)}`

/** The text of an API token, `sen_<id>_<secret>`, from the token of its session, `<id>.<secret>`. */
export function tokenText(sessionToken: string): string {
  const [id = '', secret = ''] = sessionToken.split('.')
  return `${API_TOKEN_PREFIX}${id.replaceAll('-', '')}_${secret}`
}

/** The token of the session that the text of an API token stands for; null for a text of another form. */
export function sessionTokenOf(text: string): string | null {
  if (!text.startsWith(API_TOKEN_PREFIX)) return null
  const [, ...parts] = form.exec(text.slice(API_TOKEN_PREFIX.length)) ?? []
  const secret = parts.pop()
  return secret === undefined ? null : `${parts.join('-')}.${secret}`
}
