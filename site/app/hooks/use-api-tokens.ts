import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import type { ApiToken, ApiTokenRequest } from '#contracts/api-tokens.ts'
import type { SecretResult } from '#ds/account/ApiTokens/index.ts'
import * as apiTokensArea from '#ds/texts/api-tokens.ts'
import { ApiError } from '#site/api/api-error.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useStepUp } from '#site/session/step-up.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

/** Whether a record was deleted elsewhere: then the list only has to be brought up to date. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The customer's API tokens, newest first, with the mutations that create and revoke one. */
export function useApiTokens() {
  const { apiTokenToasts } = useTexts(apiTokensArea)
  const { mutate } = useSWRConfig()
  const withStepUp = useStepUp()
  const tokens = useQuery(paths.apiTokens)
  const change = (next: (known: ApiToken[]) => ApiToken[]) =>
    void mutate<ApiToken[]>(paths.apiTokens, (known) => known && next(known), { revalidate: false })

  // The secret is in no state and no cache: it is given to the dialog that shows it, and to nothing else.
  const secret = useRef('')
  const create = useMutation({
    call: (body: ApiTokenRequest) => withStepUp(() => request('POST /api/account/tokens', { body })),
    onSuccess(response) {
      secret.current = response.secret
      change((known) => [response.token, ...known])
    },
  })
  const onCreate = async (body: ApiTokenRequest): Promise<SecretResult> => {
    const result = await create(body)
    return result.ok ? { ok: true, secret: secret.current } : result
  }
  const onRevoke = useMutation({
    async call({ id }: ApiToken) {
      await request(`DELETE /api/account/tokens/${id}`).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },
    onSuccess: (_, { id }) => change((known) => known.filter((one) => one.id !== id)),
    toasts: { done: { title: apiTokenToasts.revoked, tone: 'neutral' } },
  })
  return { tokens: toResource(tokens), onCreate, onRevoke }
}
