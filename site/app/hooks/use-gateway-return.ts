import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { LANGUAGE_PARAMETER } from '#contracts/languages.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'

/** What a gateway names the payment in the address to which it sends the browser back: MoMo, ZaloPay, VNPay and payOS, in this order. */
const REFERENCES = ['orderId', 'apptransid', 'vnp_TxnRef', 'orderCode'] as const

/**
 * Has the gateway of a payment queried at once when the browser comes back from it: its own report may be late, lost, or never be sent. Nothing
 * that the address says about the payment is believed. The gateway's parameters are taken out of it, so that a page that is loaded again, or a
 * link that is passed on, repeats nothing.
 */
export function useGatewayReturn(paymentId: string): void {
  const [query, setQuery] = useSearchParams()
  const isBack = REFERENCES.some((name) => query.has(name))
  const check = useEffectEvent(() => {
    const language = query.get(LANGUAGE_PARAMETER)
    setQuery(language === null ? {} : { [LANGUAGE_PARAMETER]: language }, { replace: true, preventScrollReset: true })
    // The page follows the payment anyway, and says so when the server cannot be reached.
    request(`POST ${paths.payment(paymentId)}/check`).catch(() => undefined)
  })
  useEffect(() => {
    if (isBack) check()
  }, [isBack])
}
