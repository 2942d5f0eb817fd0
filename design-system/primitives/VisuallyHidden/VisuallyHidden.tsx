import { VisuallyHidden as AriakitVisuallyHidden, type VisuallyHiddenProps } from '@ariakit/react/visually-hidden'

export type { VisuallyHiddenProps }

/** Text for screen readers only. Put nothing focusable into it: the focus would be invisible. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <AriakitVisuallyHidden data-component="VisuallyHidden" {...props} />
}
