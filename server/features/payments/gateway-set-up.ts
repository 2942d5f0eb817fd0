import type { GatewayMethod } from '#contracts/rules/fees.ts'
import { type gatewayKeys, gatewaysNamedIn } from '#server/platform/config.ts'
import type { SendRequest } from '#server/platform/http/post.ts'
import type { GatewayDeps } from './gateways/call-gateway.ts'
import { momoGateway } from './gateways/momo-gateway.ts'
import { payosGateway } from './gateways/payos-gateway.ts'
import { vnpayGateway } from './gateways/vnpay-gateway.ts'
import { zalopayGateway } from './gateways/zalopay-gateway.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { vnpayAddresses } from './providers/vnpay/vnpay-settings.ts'

type KeySetting = (typeof gatewayKeys)[GatewayMethod][number]
type UrlSetting = 'MOMO_URL' | 'ZALOPAY_URL' | 'VNPAY_URL' | 'VNPAY_QUERY_URL' | 'PAYOS_URL'
/** The settings of gateways: what each has issued to us, and the addresses that are called, if they are not its own. */
export type GatewaySettings = Partial<Record<KeySetting | UrlSetting, string | undefined>>

/** The keys of every gateway. */
export type GatewayKeys = Readonly<Record<KeySetting, string>>

/** Where the gateways are in production. VNPay names its addresses in the contract. */
const productionUrls = {
  momo: 'https://payment.momo.vn',
  zalopay: 'https://openapi.zalopay.vn',
  payos: 'https://api-merchant.payos.vn',
} as const

interface GatewaySetUpDeps {
  settings: GatewaySettings
  /** What the sandbox has: keys that no setting names, and the addresses of a gateway's stand-in for this server and for browsers. Null in production. */
  demo: { keys: GatewayKeys; url: (name: GatewayMethod) => string; pageUrl: (name: GatewayMethod) => string } | null
  send: SendRequest
  now: () => number
  newId: () => string
  /** Returns the origin at which a gateway reaches the API; `isStandIn` for one in this process. */
  webhookOrigin: (isStandIn: boolean) => string
}

/** Returns the gateways that are set up, each with its keys. */
export function gatewaySetUp({ settings, demo, webhookOrigin, ...deps }: GatewaySetUpDeps): PaymentGateway[] {
  const named = gatewaysNamedIn(settings)
  const isSetUp = (name: GatewayMethod) => demo !== null || named.includes(name)
  const key = (name: KeySetting): string => settings[name] ?? demo?.keys[name] ?? ''
  const given = { momo: settings.MOMO_URL, zalopay: settings.ZALOPAY_URL, payos: settings.PAYOS_URL }
  // The address of a stand-in is known once the server listens.
  const urlOf = (name: keyof typeof given) => given[name] ?? demo?.url(name) ?? productionUrls[name]
  const depsOf = (name: GatewayMethod, isStandIn: boolean): GatewayDeps => ({
    ...deps,
    webhookUrl: () => `${webhookOrigin(isStandIn)}/api/payments/webhooks/${name}`,
  })
  const standsIn = (url: string | undefined) => demo !== null && url === undefined

  /** VNPay's page, and where it is called: below one address, or each at its own. */
  function vnpayUrls() {
    const { VNPAY_URL: url, VNPAY_QUERY_URL: queryUrl } = settings
    if (url === undefined) {
      const { paymentUrl } = vnpayAddresses(demo?.pageUrl('vnpay') ?? '')
      return { paymentUrl, callUrl: queryUrl ?? vnpayAddresses(demo?.url('vnpay') ?? '').callUrl }
    }
    // The address of the page itself ends with its name; its server has the other one, too, in VNPay's sandbox.
    const isPage = url.endsWith('.html')
    const { paymentUrl, callUrl } = vnpayAddresses(isPage ? new URL(url).origin : url)
    return { paymentUrl: isPage ? url : paymentUrl, callUrl: queryUrl ?? callUrl }
  }

  const all: Record<GatewayMethod, () => PaymentGateway> = {
    momo: () =>
      momoGateway(
        {
          get url() {
            return urlOf('momo')
          },
          partnerCode: key('MOMO_PARTNER_CODE'),
          accessKey: key('MOMO_ACCESS_KEY'),
          secretKeys: [key('MOMO_SECRET_KEY')],
        },
        depsOf('momo', standsIn(settings.MOMO_URL)),
      ),
    zalopay: () =>
      zalopayGateway(
        {
          get url() {
            return urlOf('zalopay')
          },
          appId: Number(key('ZALOPAY_APP_ID')),
          key1: key('ZALOPAY_KEY1'),
          keys2: [key('ZALOPAY_KEY2')],
        },
        depsOf('zalopay', standsIn(settings.ZALOPAY_URL)),
      ),
    vnpay: () =>
      vnpayGateway(
        {
          get paymentUrl() {
            return vnpayUrls().paymentUrl
          },
          get callUrl() {
            return vnpayUrls().callUrl
          },
          tmnCode: key('VNPAY_TMN_CODE'),
          secrets: [key('VNPAY_HASH_SECRET')],
        },
        depsOf('vnpay', standsIn(settings.VNPAY_URL)),
      ),
    payos: () =>
      payosGateway(
        {
          get url() {
            return urlOf('payos')
          },
          clientId: key('PAYOS_CLIENT_ID'),
          apiKey: key('PAYOS_API_KEY'),
          checksumKey: key('PAYOS_CHECKSUM_KEY'),
        },
        depsOf('payos', standsIn(settings.PAYOS_URL)),
      ),
  }
  return (Object.keys(all) as GatewayMethod[]).filter(isSetUp).map((name) => all[name]())
}
