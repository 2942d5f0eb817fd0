import { createContext, type ReactNode, use } from 'react'
import { type Cache, SWRConfig } from 'swr'

/** Handles the error of a request. `message` is the text of the toast about it, if there is one. */
export type OnCallError = (error: unknown, message?: string) => void

const CallErrorContext = createContext<OnCallError>(() => undefined)

export interface CallErrorsProps {
  /** Called with each error of the queries and mutations below, such as to end a session. */
  onError: OnCallError
  /** Creates a separate cache for these queries. Default: the cache of the site. */
  provider?: () => Cache
  children: ReactNode
}

/** Passes all errors of the requests below to one handler. */
export function CallErrors({ onError, provider, children }: CallErrorsProps) {
  return (
    <SWRConfig value={{ ...(provider && { provider }), onError: (error) => onError(error) }}>
      <CallErrorContext value={onError}>{children}</CallErrorContext>
    </SWRConfig>
  )
}

/** Returns the handler for the error of a request that is not a query. */
export const useOnCallError = () => use(CallErrorContext)
