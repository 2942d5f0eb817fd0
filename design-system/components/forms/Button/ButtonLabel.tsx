import type { ReactNode } from 'react'
import * as css from './Button.css.ts'

/** What a button shows next to its icon. A plain text breaks within a word before it overflows; other content is laid out by the button. */
export const ButtonLabel = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <span className={css.label}>{children}</span> : children
