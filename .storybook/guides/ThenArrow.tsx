import { ArrowDown, ArrowRight } from 'lucide-react'
import { Icon } from '#ds/primitives/Icon/index.ts'

interface ThenArrowProps {
  /** Where what follows is: `below` in a Stack, `beside` in an Inline. Default: `below`. */
  next?: 'below' | 'beside'
}

/** Between two moments of an example of a rule: what happens, and what happens then. */
export const ThenArrow = ({ next = 'below' }: ThenArrowProps) => (
  <span className="sen-then-arrow">
    <Icon icon={next === 'below' ? ArrowDown : ArrowRight} size="medium" />
  </span>
)
