import { createContext, use } from 'react'

/** What the group tells its cards. */
export interface RadioCardsContextValue {
  name: string
  /** Chosen value, or `undefined` for none. Read only when `onValueChange` is there. */
  value: string | undefined
  /** Chosen at first, when the cards keep their own state. */
  defaultValue: string | undefined
  /** Given when the owner keeps the state. */
  onValueChange: ((value: string) => void) | undefined
  required: boolean
}

export const RadioCardsContext = createContext<RadioCardsContextValue | null>(null)

/** The group around a card. @throws outside RadioCards. */
export function useRadioCards(): RadioCardsContextValue {
  const group = use(RadioCardsContext)
  if (!group) throw new Error('A RadioCard stands inside <RadioCards label="…">: the group gives it its name.')
  return group
}
