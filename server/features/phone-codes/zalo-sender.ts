import type { SendRequest } from '#server/platform/http/post.ts'
import { callProvider, codeOf, withoutPlus } from './call-provider.ts'
import { accepted, type PhoneCodeSender, refused, unavailable } from './phone-code-sender.ts'
import type { ZaloTokens } from './zalo-tokens.ts'

export const ZALO_API = 'https://business.openapi.zalo.me'
export const ZALO_TOKEN_API = 'https://oauth.zaloapp.com'

const SUCCESS = '0'
/** The access token is none, has ended, or was removed. */
const AGAINST_TOKEN = ['-124', '-216', '-220']
/** The number is none, has no Zalo or an old one, or its owner takes no such messages: an SMS may arrive. */
const AGAINST_NUMBER = ['-108', '-110', '-114', '-118', '-119', '-139', '-141']

export interface ZaloSettings {
  url: string
  /** The approved template with the parameter `otp`. Its language and text are Zalo's. */
  templateId: string
}

interface ZaloDeps {
  send: SendRequest
  tokens: ZaloTokens
  newId: () => string
}

/** Messages in Zalo, by the Zalo Notification Service of an Official Account. */
export function zaloSender({ url, templateId }: ZaloSettings, { send, tokens, newId }: ZaloDeps): PhoneCodeSender {
  /** Sends once. Returns Zalo's code, or why there is none. */
  async function sendWith(token: string, phone: string, code: string): Promise<string> {
    const result = await callProvider(send, {
      url: `${url}/message/template`,
      headers: { 'content-type': 'application/json', access_token: token },
      body: JSON.stringify({
        phone: withoutPlus(phone),
        template_id: templateId,
        template_data: { otp: code },
        tracking_id: newId(),
      }),
    })
    return 'fault' in result ? result.fault : codeOf(result.body.error)
  }

  return {
    name: 'zalo-zns',
    async sendCode(phone, code) {
      const found = await tokens.current()
      if ('fault' in found) return unavailable(found.fault)
      let reason = await sendWith(found.token, phone, code)
      if (AGAINST_TOKEN.includes(reason)) {
        const renewed = await tokens.current(found.token)
        if ('fault' in renewed) return unavailable(renewed.fault)
        reason = await sendWith(renewed.token, phone, code)
      }
      if (reason === SUCCESS) return accepted
      return AGAINST_NUMBER.includes(reason) ? refused(reason) : unavailable(reason)
    },
  }
}
