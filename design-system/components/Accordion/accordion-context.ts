import { createContext, useContext } from 'react'

/** What the items of one accordion share. */
export interface AccordionGroup {
  /** The name by which the browser keeps at most one item open. */
  name: string
  /** The item that is open at first. */
  initial: string | null
  /** Tells the group that the browser has opened or closed an item. */
  onToggle: () => void
}

const AccordionContext = createContext<AccordionGroup | null>(null)

export const AccordionProvider = AccordionContext.Provider

/** The accordion around an item. An item alone is a mistake. */
export function useAccordionGroup(): AccordionGroup {
  const group = useContext(AccordionContext)
  if (!group) throw new Error('AccordionItem stands outside of an Accordion.')
  return group
}
