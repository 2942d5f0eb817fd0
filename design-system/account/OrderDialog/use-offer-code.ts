import { useState } from 'react'
import { typedCode } from '#contracts/rules/typed-code.ts'

/** The code of an offer in the order form. */
export interface OfferCode {
  typed: string
  /** The code that the price is asked with; empty for none. */
  applied: string
  /** Why the server has refused the typed code. */
  error: string | undefined
  type: (code: string) => void
  /** Asks for the price with this code. Default: the typed one. */
  apply: (code?: string) => void
  refuse: (code: string, message: string) => void
  clear: () => void
}

/** Keeps the typed code, the one in the price, and why one was refused. A refused code stays in the field, to be mended. */
export function useOfferCode(): OfferCode {
  const [typed, setTyped] = useState('')
  const [applied, setApplied] = useState('')
  const [error, setError] = useState<string>()
  const set = (next: { typed: string; applied: string; error?: string }) => {
    setTyped(next.typed)
    setApplied(next.applied)
    setError(next.error)
  }
  return {
    typed,
    applied,
    error,
    type: (code) => set({ typed: code, applied }),
    apply: (code = typed) => set({ typed: typedCode(code), applied: typedCode(code) }),
    refuse: (code, message) => set({ typed: code, applied: '', error: message }),
    clear: () => set({ typed: '', applied: '' }),
  }
}
