import { createContext, use } from 'react'

/** How a card arranges its texts. */
export type RadioCardLook = 'row' | 'stacked' | 'tile'

/** Passed by the group to its cards. */
export interface RadioCardsContextValue {
  name: string
  /** Selected value, or `undefined` for none. Used only together with `onValueChange`. */
  value: string | undefined
  /** Initially selected value if uncontrolled. */
  defaultValue: string | undefined
  /** Defined if the group is controlled. */
  onValueChange: ((value: string) => void) | undefined
  required: boolean
  look: RadioCardLook
}

export const RadioCardsContext = createContext<RadioCardsContextValue | null>(null)

/** The group around a card. @throws outside RadioCards. */
export function useRadioCards(): RadioCardsContextValue {
  const group = use(RadioCardsContext)
  if (!group) throw new Error('RadioCard is outside RadioCards. Put it inside <RadioCards label="…">.')
  return group
}
