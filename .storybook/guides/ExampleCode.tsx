import type { ReactNode } from 'react'

/** A few lines of code, as the example of a rule that only shows in code. */
export const ExampleCode = ({ children }: { children: ReactNode }) => (
  <pre className="sen-example-code">
    <code>{children}</code>
  </pre>
)
