import { createHmac } from 'node:crypto'
import type { GatewayKeys } from '#server/features/payments/gateway-set-up.ts'

/** The application that ZaloPay's own sandbox has. */
const ZALOPAY_APP = '2553'

/** The keys of the sandbox's gateways, made of a secret of this server, so that no one else can sign with them. */
export function sandboxKeys(secret: string): GatewayKeys {
  const key = (name: string) => createHmac('sha256', secret).update(`sandbox ${name}`).digest('hex')
  return {
    MOMO_PARTNER_CODE: 'SENSANDBOX',
    MOMO_ACCESS_KEY: key('momo access').slice(0, 16),
    MOMO_SECRET_KEY: key('momo'),
    ZALOPAY_APP_ID: ZALOPAY_APP,
    ZALOPAY_KEY1: key('zalopay 1'),
    ZALOPAY_KEY2: key('zalopay 2'),
    VNPAY_TMN_CODE: 'SENSANDB',
    VNPAY_HASH_SECRET: key('vnpay'),
    PAYOS_CLIENT_ID: 'sen-sandbox',
    PAYOS_API_KEY: key('payos api'),
    PAYOS_CHECKSUM_KEY: key('payos'),
  }
}
