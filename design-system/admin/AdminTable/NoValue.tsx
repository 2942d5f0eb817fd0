import type { ComponentPropsWithRef } from 'react'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'

/** A cell without a value: a dash for the eye, so that the values of the other rows stand out, and the words for screen readers. */
export function NoValue({ children, ...rest }: ComponentPropsWithRef<'p'>) {
  return (
    <Text data-component="NoValue" {...rest} render={<span />} size="small" tone="tertiary">
      <span aria-hidden>–</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Text>
  )
}
