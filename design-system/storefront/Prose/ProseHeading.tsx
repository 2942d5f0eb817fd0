import type { ComponentPropsWithRef } from 'react'
import * as css from './Prose.css.ts'

/** The heading of a section. With an `id` it links to itself, so that its address can be copied. */
export function ProseHeading({ id, children, ...rest }: ComponentPropsWithRef<'h2'>) {
  return (
    <h2 data-component="ProseHeading" {...rest} id={id}>
      {id ? (
        <a href={`#${id}`} className={css.anchor}>
          {children}
        </a>
      ) : (
        children
      )}
    </h2>
  )
}
