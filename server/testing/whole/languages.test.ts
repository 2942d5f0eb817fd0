import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#contracts/languages.ts'
import { problemOf } from '#server/platform/http/problem-response.ts'
import { refusalsOf } from '#server/platform/http/route.ts'
import { genericRefusals, Refusal, type RefusalKind, refusalKind } from '#server/platform/problems.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()

/** Names that are written the same way in every language. */
const names =
  /\b(?:[a-z]+(?:-[a-z]+)+|test|[Jj][Ss][Oo][Nn]|application|VPS|Idempotency-Key|Content-Type|kB|email|MoMo|ZaloPay|VND|ASCII|about|cursor|nextCursor|planId|limit|q|status|open|isActive|balance|difference|true|false|pending|active|suspended|terminated|completed|failed|creating|bank_transfer|momo|zalopay|vnpay|payos|crypto|low|medium|high|urgent|deposit|payment|refund|adjustment|bonus|in_progress|closed|created|renewal|locked|asc|desc|matched|unmatched|suggested|ignored|refunded|split|withdrawal|requested|approved|paid|rejected|cancelled|API|DNS|IPv[46]|Webhook|https|welcome|mail\.example\.com|vps|wallet|support|read|write|delivered|sent|held|mine|unassigned|overdue|PDF|ZIP|stuck|free|reserved|assigned|quarantined|blocked|now|periodEnd|ISO|2026-12-31T00:00:00Z)\b/g

const vietnameseLetter = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i
const chineseCharacter = /\p{Script=Han}/u

/** Whether a message is in a language and holds no word of another one, apart from `fields`, the names of a route's fields. */
function expectIn(language: Language, message: string, fields: ReadonlySet<string> = new Set()): void {
  const words = message.replace(names, '').replace(/\w+/g, (word) => (fields.has(word) ? '' : word))
  expect({ message, vi: vietnameseLetter.test(words), zh: chineseCharacter.test(words) }).toEqual({
    message,
    vi: language === 'vi',
    zh: language === 'zh',
  })
  if (language === 'zh') expect(words).not.toMatch(/[a-z]{3,}|[.,;!?]$/i)
}

const kinds = new Set<RefusalKind>(Object.values(genericRefusals).map(refusalKind))
for (const route of server.routes) for (const kind of refusalsOf(route)) kinds.add(kind)

describe.each([...kinds].map((kind) => [kind.code, kind] as const))('the refusal %s', (_, kind) => {
  test.each(languages)('has a message in %s', (language) => {
    const { detail } = problemOf(new Refusal(kind, { bodyLimit: 100_000 }), language, 'id')
    expectIn(language, detail)
    expect(detail).toMatch(language === 'zh' ? /。$/ : /\.$/)
    expect(detail).not.toContain('{')
  })
})

/** The messages of a schema and of all schemas and rules in it. */
function* messagesOf(part: unknown, seen = new Set<unknown>()): Generator<unknown> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return
  seen.add(part)
  const { kind, message, entries, pipe, wrapped, item, options } = part as Record<string, unknown>
  if (kind !== undefined && message !== undefined) yield message
  for (const inner of [wrapped, item, ...Object.values((entries ?? {}) as object)]) yield* messagesOf(inner, seen)
  for (const list of [pipe, options]) if (Array.isArray(list)) for (const inner of list) yield* messagesOf(inner, seen)
}

describe.each(server.routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  const schemas = [route.params, route.query, route.body].filter((schema) => typeof schema === 'object')
  const messages = new Set(schemas.flatMap((schema) => [...messagesOf(schema)]))
  const fields = new Set(schemas.flatMap((schema) => Object.keys((schema as { entries?: object }).entries ?? {})))

  test.runIf(messages.size > 0).each(languages)('has its messages for invalid fields in %s', (lang) => {
    for (const message of messages) {
      expect(message).toBeTypeOf('function')
      expectIn(lang, (message as (issue: object) => string)({ lang }), fields)
    }
  })
})

describe.each([
  ['vi', 'Tên phải có ít nhất 2 ký tự', 'role không phải là trường hợp lệ', 'Nội dung không hợp lệ'],
  ['en', 'First name must be at least 2 characters', 'role is not a known field', 'Invalid type: Expected Object'],
  ['zh-CN', '名字至少 2 个字符', 'role 不是有效字段', '请求内容 无效'],
])('with Accept-Language: %s', (header, tooShort, unknown, notAnObject) => {
  const accept = { 'accept-language': header }
  const register = (body: unknown) => server.visitor().post('/api/auth/register', body, accept)

  test('a problem is in this language, and says so', async () => {
    const { body, headers } = await register({ email: 'a@sen.test', password: '123456', firstName: 'A', role: 'admin' })
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([tooShort, unknown])
    expect(headers.get('content-language')).toBe(header.slice(0, 2))
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-language')
  })

  test('so is one about a body that is not an object, and one of an unknown address', async () => {
    expect((await register('"text"')).body.detail).toMatch(notAnObject)
    const { body, headers } = await server.visitor().get('/api/nothing', accept)
    expect(body.detail).toBe(genericRefusals.not_found[header.slice(0, 2) as Language])
    expect(headers.get('content-language')).toBe(header.slice(0, 2))
  })

  test('a list names its language, too', async () => {
    const { client, user } = await server.customer()
    const { headers } = await client.get(`/api/wallet/transactions/${user.id}`, accept)
    expect(headers.get('content-language')).toBe(header.slice(0, 2))
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-language')
  })
})
