import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Prose.css.ts'

export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** Headings, paragraphs, lists and the other parts of a text, as plain elements or as the components next to this one. */
  children: React.ReactNode
}

/**
 * Running text with sections: an article of the help, a legal text. It styles the elements of Markdown inside it. Put no prices or sizes into the
 * text, where they become wrong: use PlanTable.
 */
export function Prose({ className, ...rest }: ProseProps) {
  return <div data-component="Prose" {...rest} className={classNames(css.prose, className)} />
}
