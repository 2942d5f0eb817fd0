import { createContext, use } from 'react'
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#ds/tokens/timing.ts'

/** Delays of tooltips, in milliseconds. */
export interface TooltipDelays {
  /** Between hovering and showing. On keyboard focus a tooltip shows immediately. */
  show: number
  /** Within this time after one tooltip has closed, the next one shows immediately. */
  skip: number
}

const TooltipDelaysContext = createContext<TooltipDelays>({ show: TOOLTIP_DELAY_MS, skip: TOOLTIP_SKIP_DELAY_MS })

/** Overrides the delays, for tests that cannot wait. Without it: 700 and 300 ms (product spec, section 9). */
export const TooltipDelaysProvider = TooltipDelaysContext.Provider

/** The delays of the nearest provider, or the defaults. */
export const useTooltipDelays = () => use(TooltipDelaysContext)
