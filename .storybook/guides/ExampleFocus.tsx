import type { ReactNode } from 'react'

/** Draws the focus ring around an element of an example of a rule, which cannot have the focus. */
export const ExampleFocus = ({ children }: { children: ReactNode }) => (
  <span className="sen-example-focus">{children}</span>
)
