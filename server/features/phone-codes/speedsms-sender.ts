import type { SendRequest } from '#server/platform/http/post.ts'
import { callProvider, codeOf, withoutPlus } from './call-provider.ts'
import { codeText } from './code-texts.ts'
import { accepted, type PhoneCodeSender, refused, unavailable } from './phone-code-sender.ts'

export const SPEEDSMS_API = 'https://api.speedsms.vn'

/** How the sender is shown: a number of SpeedSMS, a name that is registered for us, or one of its own names. */
const types = { number: 2, ownName: 3, sharedName: 4 } as const
const SHARED_NAMES = ['Verify', 'Notify']
const INVALID_NUMBER = '105'

export interface SpeedsmsSettings {
  url: string
  token: string
  /** The sender's name. Undefined: a number of SpeedSMS. */
  sender: string | undefined
  /** Replaces our text. */
  template: string | undefined
}

function typeOf(sender: string | undefined): number {
  if (sender === undefined) return types.number
  return SHARED_NAMES.includes(sender) ? types.sharedName : types.ownName
}

/** SMS by SpeedSMS.vn. */
export const speedsmsSender = (settings: SpeedsmsSettings, { send }: { send: SendRequest }): PhoneCodeSender => ({
  name: 'speedsms',
  async sendCode(phone, code, language) {
    const { url, token, sender, template } = settings
    const result = await callProvider(send, {
      url: `${url}/index.php/sms/send`,
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${token}:x`).toString('base64')}`,
      },
      body: JSON.stringify({
        to: [withoutPlus(phone)],
        content: codeText(code, language, template),
        sms_type: typeOf(sender),
        sender: sender ?? '',
      }),
    })
    if ('fault' in result) return unavailable(result.fault)
    const { status, data } = result.body
    if (status === 'success') {
      const invalid = (data as { invalidPhone?: unknown } | null | undefined)?.invalidPhone
      // It takes a list of numbers, and reports success if only some are invalid.
      return Array.isArray(invalid) && invalid.length > 0 ? refused(INVALID_NUMBER) : accepted
    }
    const reason = codeOf(status === 'error' ? result.body.code : status)
    return reason === INVALID_NUMBER ? refused(reason) : unavailable(reason)
  },
})
