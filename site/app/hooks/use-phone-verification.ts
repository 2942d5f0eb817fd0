import { useSWRConfig } from 'swr'
import type { DataAt } from '#contracts/calls.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import { paths } from '#site/api/paths.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { withMinimumDelay } from '#site/simulated-step.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** Returns the two steps that verify a phone number. Afterwards more offers may hold, such as a trial. */
export function usePhoneVerification() {
  const { remedies } = useTexts(remediesArea)
  const { mutate } = useSWRConfig()
  const explained = { reasonOf: (error: unknown) => reasonOf(error, remedies) }
  return {
    /** Sends a code to a phone number. */
    onSendCode: useMutation({
      call: (phone: string) => withMinimumDelay(request('POST /api/account/phone/start', { body: { phone } })),
      ...explained,
    }),
    /** Verifies the number to which a code was sent. */
    onVerify: useMutation({
      call: (code: string) => withMinimumDelay(request('POST /api/account/phone/confirm', { body: { code } })),
      onSuccess(response) {
        void mutate<DataAt<typeof paths.me>>(paths.me, response, { revalidate: false })
        void mutate(paths.offers)
      },
      ...explained,
    }),
  }
}
