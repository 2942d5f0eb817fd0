import { useSWRConfig } from 'swr'
import type { Account } from '#contracts/account.ts'
import type { Passkey } from '#contracts/passkeys.ts'
import * as accountPageArea from '#ds/texts/account-page.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { paths } from '#site/api/paths.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useResultOf } from '#site/hooks/use-result-of.ts'
import { makePasskey, NoPasskeyError } from '#site/session/passkeys.ts'
import { useStepUp } from '#site/session/step-up.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

/** Whether a passkey was removed elsewhere: then the list only has to be brought up to date. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The customer's passkeys, newest first, with what can be done about them. */
export function usePasskeys() {
  const { passkeyToasts } = useTexts(accountPageArea)
  const { remedies } = useTexts(remediesArea)
  const { mutate } = useSWRConfig()
  const withStepUp = useStepUp()
  const passkeys = useQuery(paths.passkeys, { revalidateIfStale: true })
  const reason = (error: unknown) =>
    error instanceof NoPasskeyError ? passkeyToasts.notMade : reasonOf(error, remedies)
  const change = (next: (known: Passkey[]) => Passkey[]) => {
    void mutate<Passkey[]>(paths.passkeys, (known) => known && next(known), { revalidate: false })
    void mutate<Account>(paths.account)
  }
  return {
    passkeys: toResource(passkeys),
    onAdd: useResultOf({
      async call({ name, password }: { name?: string; password: string }) {
        const start = () => request('POST /api/account/passkeys/start', { body: { password } })
        const credential = await makePasskey(await withStepUp(start))
        const body = { ...(name !== undefined && { name }), credential }
        return request('POST /api/account/passkeys/confirm', { body })
      },
      onSuccess: ({ passkey }) => change((known) => [passkey, ...known.filter(({ id }) => id !== passkey.id)]),
      toasts: { done: { title: passkeyToasts.added, tone: 'positive' } },
      reasonOf: reason,
    }),
    onRename: useMutation({
      call: ({ id, name }: { id: string; name: string }) =>
        request(`PATCH /api/account/passkeys/${id}`, { body: { name } }),
      onSuccess: ({ passkey }) => change((known) => known.map((one) => (one.id === passkey.id ? passkey : one))),
      toasts: { done: { title: passkeyToasts.renamed, tone: 'positive' } },
      reasonOf: reason,
    }),
    onRemove: useMutation({
      async call({ id }: Passkey) {
        await withStepUp(() => request(`DELETE /api/account/passkeys/${id}`)).catch((error: unknown) => {
          if (!isGone(error)) throw error
        })
      },
      onSuccess: (_, { id }) => change((known) => known.filter((one) => one.id !== id)),
      toasts: { done: { title: passkeyToasts.removed, tone: 'neutral' } },
      reasonOf: reason,
    }),
  }
}
