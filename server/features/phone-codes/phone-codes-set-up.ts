import type { PhoneCodes } from '#contracts/catalog.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PhoneProvider } from '#server/platform/config.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { SendRequest } from '#server/platform/http/post.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { Timers } from '#server/platform/timers.ts'
import { ESMS_API, esmsSender } from './esms-sender.ts'
import { type PhoneCodeSender, simulatedSender } from './phone-code-sender.ts'
import { createProviderTokensStore } from './provider-tokens-store.ts'
import { SPEEDSMS_API, speedsmsSender } from './speedsms-sender.ts'
import { ZALO_API, ZALO_TOKEN_API, zaloSender } from './zalo-sender.ts'
import { createZaloTokens } from './zalo-tokens.ts'

/** The settings of what sends codes to phones: what each provider has issued, and where it is called, if not at its own address. */
export interface PhoneSettings {
  /** The first one is tried first. */
  PHONE_PROVIDER: readonly PhoneProvider[]
  /** The country codes of the numbers that codes are sent to. */
  PHONE_COUNTRIES: readonly string[]
  /** The codes of the whole company in an hour. */
  PHONE_CODES_PER_HOUR: number
  PHONE_SMS_TEXT?: string | undefined
  ESMS_API_KEY?: string | undefined
  ESMS_SECRET_KEY?: string | undefined
  ESMS_BRANDNAME?: string | undefined
  ESMS_URL?: string | undefined
  SPEEDSMS_TOKEN?: string | undefined
  SPEEDSMS_SENDER?: string | undefined
  SPEEDSMS_URL?: string | undefined
  ZNS_APP_ID?: string | undefined
  ZNS_SECRET_KEY?: string | undefined
  ZNS_REFRESH_TOKEN?: string | undefined
  ZNS_TEMPLATE_ID?: string | undefined
  ZNS_URL?: string | undefined
  ZNS_TOKEN_URL?: string | undefined
}

/** What sends codes, and how its requests are sent. */
export interface PhoneSetUp {
  settings: PhoneSettings
  send: SendRequest
}

/** Nothing is sent, and any code is right. */
export const simulatedPhones: PhoneSetUp = {
  settings: { PHONE_PROVIDER: ['simulated'], PHONE_COUNTRIES: ['84'], PHONE_CODES_PER_HOUR: 200 },
  send: () => Promise.reject(new Error('There is no provider to send to')),
}

/** How phone numbers are verified. */
export const howPhonesAreVerified = ({ PHONE_PROVIDER }: Pick<PhoneSettings, 'PHONE_PROVIDER'>): PhoneCodes => {
  if (PHONE_PROVIDER.length === 0) return 'none'
  return PHONE_PROVIDER.includes('simulated') ? 'simulated' : 'sent'
}

interface PhoneSendersDeps {
  database: Pick<Database, 'queries'>
  /** Seals the tokens of Zalo. */
  sealing: Sealing
  send: SendRequest
  newId: () => string
  clock: Clock
  timers: Pick<Timers, 'sleep'>
}

/** Returns what sends codes, in the order of the settings, which have what each needs. */
export function phoneSenders(settings: PhoneSettings, deps: PhoneSendersDeps): PhoneCodeSender[] {
  const template = settings.PHONE_SMS_TEXT
  const all: Record<PhoneProvider, () => PhoneCodeSender> = {
    simulated: () => simulatedSender,
    esms: () =>
      esmsSender(
        {
          url: settings.ESMS_URL ?? ESMS_API,
          apiKey: settings.ESMS_API_KEY ?? '',
          secretKey: settings.ESMS_SECRET_KEY ?? '',
          brandname: settings.ESMS_BRANDNAME ?? '',
          template,
        },
        deps,
      ),
    speedsms: () =>
      speedsmsSender(
        {
          url: settings.SPEEDSMS_URL ?? SPEEDSMS_API,
          token: settings.SPEEDSMS_TOKEN ?? '',
          sender: settings.SPEEDSMS_SENDER,
          template,
        },
        deps,
      ),
    'zalo-zns': () =>
      zaloSender(
        { url: settings.ZNS_URL ?? ZALO_API, templateId: settings.ZNS_TEMPLATE_ID ?? '' },
        {
          ...deps,
          tokens: createZaloTokens(
            {
              tokenUrl: settings.ZNS_TOKEN_URL ?? ZALO_TOKEN_API,
              appId: settings.ZNS_APP_ID ?? '',
              secretKey: settings.ZNS_SECRET_KEY ?? '',
              refreshToken: settings.ZNS_REFRESH_TOKEN ?? '',
            },
            { ...deps, store: createProviderTokensStore() },
          ),
        },
      ),
  }
  return settings.PHONE_PROVIDER.map((name) => all[name]())
}
