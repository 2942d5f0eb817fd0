import type { SendRequest } from '#server/platform/http/post.ts'
import { callProvider, codeOf, withoutPlus } from './call-provider.ts'
import { codeText } from './code-texts.ts'
import { accepted, type PhoneCodeSender, refused, unavailable } from './phone-code-sender.ts'

export const ESMS_API = 'https://rest.esms.vn'

/** Messages to customers, such as codes; advertising is another type, with other hours and prices. */
const CUSTOMER_CARE = '2'
const SUCCESS = '100'
/** The number is blocked, is none, or its network is not registered for the sender's name. */
const AGAINST_NUMBER = ['99', '108', '177']

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)

export interface EsmsSettings {
  url: string
  apiKey: string
  secretKey: string
  /** The sender's name that is registered with the carriers. */
  brandname: string
  /** Replaces our text. */
  template: string | undefined
}

interface EsmsDeps {
  send: SendRequest
  newId: () => string
}

/** SMS by eSMS.vn (API version 4). */
export const esmsSender = (settings: EsmsSettings, { send, newId }: EsmsDeps): PhoneCodeSender => ({
  name: 'esms',
  async sendCode(phone, code, language) {
    const content = codeText(code, language, settings.template)
    const result = await callProvider(send, {
      url: `${settings.url}/MainService.svc/json/SendMultipleMessage_V4_post_json/`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ApiKey: settings.apiKey,
        SecretKey: settings.secretKey,
        Phone: withoutPlus(phone),
        Content: content,
        SmsType: CUSTOMER_CARE,
        Brandname: settings.brandname,
        IsUnicode: isAscii(content) ? '0' : '1',
        // A message that a network delivers to eSMS twice is sent once.
        RequestId: newId(),
      }),
    })
    if ('fault' in result) return unavailable(result.fault)
    const reason = codeOf(result.body.CodeResult)
    if (reason === SUCCESS) return accepted
    return AGAINST_NUMBER.includes(reason) ? refused(reason) : unavailable(reason)
  },
})
