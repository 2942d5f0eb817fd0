import { createContext, type ReactNode, use } from 'react'
import { type Cache, SWRConfig } from 'swr'

/** Takes the error of a call. `message` is what a notice says about it, where one does. */
export type OnCallError = (error: unknown, message?: string) => void

const CallErrorContext = createContext<OnCallError>(() => undefined)

export interface CallErrorsProps {
  /** Called with each error of the queries and mutations below, such as to end a session. */
  onError: OnCallError
  /** Makes a cache for these queries alone. Default: the one of the whole site. */
  provider?: () => Cache
  children: ReactNode
}

/** Gives every error of the calls below to one place. */
export function CallErrors({ onError, provider, children }: CallErrorsProps) {
  return (
    <SWRConfig value={{ ...(provider && { provider }), onError: (error) => onError(error) }}>
      <CallErrorContext value={onError}>{children}</CallErrorContext>
    </SWRConfig>
  )
}

/** Where the error of a call goes that is no query. */
export const useOnCallError = () => use(CallErrorContext)
