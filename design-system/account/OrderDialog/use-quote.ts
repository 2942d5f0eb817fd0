import { useCallback, useEffect, useRef, useState } from 'react'
import type { Quote, QuoteRequest } from '#contracts/offers.ts'

/** What a quote was requested for, and why the server has none. */
export type QuoteRefusal =
  | 'code_invalid'
  | 'sold_out'
  | 'image_unavailable'
  | 'trial_unavailable'
  | 'verification_required'
  | 'no_trial'
  | 'suspended_by_admin'

/** The result of asking for a quote. `reason` is absent if the server could not be asked. */
export type QuoteResult = { ok: true; quote: Quote } | { ok: false; reason?: QuoteRefusal; message: string }

/** Asks the server what an order costs. */
export type OnQuote = (request: QuoteRequest) => Promise<QuoteResult>

/** While choices still change, the server is asked this many milliseconds after the last one. */
const DELAY_MS = 250

export interface QuoteState {
  /** The last quote: of the current choices if `isCurrent`, otherwise of earlier ones while a new one loads, or after a failure. */
  quote: Quote | undefined
  isCurrent: boolean
  loading: boolean
  /** Why there is no quote for the current choices. */
  error: Extract<QuoteResult, { ok: false }> | undefined
  /** Asks at once: when the last request has failed, or the server has refused the quote. Undefined while too little is chosen. */
  ask: () => Promise<QuoteResult> | undefined
}

/** Keeps a quote for the current choices, which `onQuote` asks the server for; `request` is undefined while too little is chosen. Answers to earlier choices are ignored. */
export function useQuote<Request>(
  request: Request | undefined,
  onQuote: (request: Request) => Promise<QuoteResult>,
): QuoteState {
  const key = request && JSON.stringify(request)
  const [known, setKnown] = useState<{ key: string; result: QuoteResult }>()
  const [last, setLast] = useState<Quote>()
  const turn = useRef(0)
  const latest = useRef(onQuote)
  useEffect(() => {
    latest.current = onQuote
  })

  const askFor = useCallback(async (requestKey: string) => {
    turn.current += 1
    const own = turn.current
    setKnown(undefined)
    const result = await latest.current(JSON.parse(requestKey))
    if (own === turn.current) {
      setKnown({ key: requestKey, result })
      if (result.ok) setLast(result.quote)
    }
    return result
  }, [])

  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => void askFor(key), DELAY_MS)
    return () => clearTimeout(timer)
  }, [key, askFor])

  const current = known?.key === key ? known?.result : undefined
  return {
    quote: key === undefined ? undefined : last,
    isCurrent: current?.ok === true,
    loading: key !== undefined && !current,
    error: current && !current.ok ? current : undefined,
    ask: () => (key === undefined ? undefined : askFor(key)),
  }
}
