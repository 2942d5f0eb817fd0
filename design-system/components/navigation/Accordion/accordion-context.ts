import { createContext, useContext } from 'react'

/** Shared state of the items of one accordion. */
export interface AccordionGroup {
  /** The `name` of the `details` elements, of which the browser keeps at most one open. */
  name: string
  /** The initially open item. */
  initial: string | null
  /** Called after the browser has opened or closed an item. */
  onToggle: () => void
}

const AccordionContext = createContext<AccordionGroup | null>(null)

export const AccordionProvider = AccordionContext.Provider

/** The accordion around an item. @throws outside an Accordion. */
export function useAccordionGroup(): AccordionGroup {
  const group = useContext(AccordionContext)
  if (!group) throw new Error('AccordionItem is outside an Accordion.')
  return group
}
