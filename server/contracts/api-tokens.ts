import * as v from 'valibot'
import { shortLineSchema } from './fields/line.ts'
import { inEachLanguage } from './fields/messages.ts'
import { apiScopes } from './rules/api-scopes.ts'
import { API_TOKEN_NAME_MAX } from './rules/limits.ts'
import { idSchema, timestampSchema } from './values.ts'

export const apiScopeSchema = v.picklist(apiScopes)

/** Whether a token can be used. `ended`: it was ended with all sessions of its customer, whose account was locked. */
export const apiTokenStates = ['active', 'expired', 'ended'] as const
export type ApiTokenState = (typeof apiTokenStates)[number]

/**
 * A token with which a customer's programs call the API. `hint` is the beginning of its text, by which it is recognised. `lastUsedAt` is accurate to a
 * minute.
 */
export const apiTokenSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  hint: v.string(),
  scopes: v.array(apiScopeSchema),
  state: v.picklist(apiTokenStates),
  createdAt: timestampSchema,
  lastUsedAt: v.nullable(timestampSchema),
  expiresAt: timestampSchema,
})
export type ApiToken = v.InferOutput<typeof apiTokenSchema>

/** `GET /api/account/tokens`, newest first. */
export const apiTokenListSchema = v.array(apiTokenSchema)

const messages = {
  scopes: inEachLanguage({
    vi: `Vui lòng chọn ít nhất một quyền trong ${apiScopes.join(', ')}`,
    en: `Choose at least one of ${apiScopes.join(', ')}`,
    zh: `请至少选择一项权限：${apiScopes.join('、')}`,
  }),
  expiresAt: inEachLanguage({
    vi: 'expiresAt phải là thời điểm theo ISO 8601, chẳng hạn 2026-12-31T00:00:00Z',
    en: 'expiresAt must be a time in ISO 8601, such as 2026-12-31T00:00:00Z',
    zh: 'expiresAt 必须为 ISO 8601 时间，例如 2026-12-31T00:00:00Z',
  }),
}

/** `POST /api/account/tokens`. Without `expiresAt` it can be used for 90 days. */
export const apiTokenRequestSchema = v.strictObject({
  name: shortLineSchema(API_TOKEN_NAME_MAX),
  scopes: v.pipe(
    v.array(v.picklist(apiScopes, messages.scopes), messages.scopes),
    v.minLength(1, messages.scopes),
    v.maxLength(apiScopes.length, messages.scopes),
  ),
  expiresAt: v.optional(v.pipe(v.string(messages.expiresAt), v.isoTimestamp(messages.expiresAt))),
})
export type ApiTokenRequest = v.InferOutput<typeof apiTokenRequestSchema>

/** The response to a new token. `secret` is its whole text, which nobody can read again: `sen_<id>_<secret>`. */
export const apiTokenResponseSchema = v.strictObject({ token: apiTokenSchema, secret: v.string() })
export type ApiTokenResponse = v.InferOutput<typeof apiTokenResponseSchema>
