import { createContext, use } from 'react'
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#ds/tokens/timing.ts'

/** How long tooltips take, in milliseconds. */
export interface TooltipDelays {
  /** From hovering to showing. Focus from the keyboard shows at once. */
  show: number
  /** Within this after one tooltip has closed, the next shows at once. */
  skip: number
}

const TooltipDelaysContext = createContext<TooltipDelays>({ show: TOOLTIP_DELAY_MS, skip: TOOLTIP_SKIP_DELAY_MS })

/** Other delays for the tooltips inside, for tests that cannot wait. Without it: 700 and 300 ms (product spec, section 9). */
export const TooltipDelaysProvider = TooltipDelaysContext.Provider

/** The delays in force. */
export const useTooltipDelays = () => use(TooltipDelaysContext)
