import { useSWRConfig } from 'swr'
import type { SshKey, SshKeyRequest } from '#contracts/ssh-keys.ts'
import * as sshKeysArea from '#ds/texts/ssh-keys.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** Whether a key was deleted elsewhere: then the list only has to be brought up to date. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The customer's SSH keys, newest first, with the mutations that add and delete one. Without `enabled` nothing is requested. */
export function useSshKeys({ enabled = true }: { enabled?: boolean } = {}) {
  const { sshKeyToasts } = useTexts(sshKeysArea)
  const { mutate } = useSWRConfig()
  const keys = useQuery(enabled ? paths.sshKeys : null)
  const change = (next: (known: SshKey[]) => SshKey[]) =>
    void mutate<SshKey[]>(paths.sshKeys, (known) => known && next(known), { revalidate: false })

  const send = useSendOnce((body: SshKeyRequest, idempotencyKey) =>
    request('POST /api/account/ssh-keys', { body, idempotencyKey }),
  )
  const onAdd = useMutation({
    call: send,
    onSuccess: ({ key }) => change((known) => [key, ...known.filter(({ id }) => id !== key.id)]),
    toasts: { done: { title: sshKeyToasts.added, tone: 'positive' } },
  })
  const onRemove = useMutation({
    async call({ id }: SshKey) {
      await request(`DELETE /api/account/ssh-keys/${id}`).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },
    onSuccess: (_, { id }) => change((known) => known.filter((one) => one.id !== id)),
    toasts: { done: { title: sshKeyToasts.removed, tone: 'neutral' } },
  })
  return { sshKeys: toResource(keys), onAdd, onRemove }
}
