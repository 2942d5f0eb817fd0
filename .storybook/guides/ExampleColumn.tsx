import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'

/** What an example shows one below another, as wide as a narrow phone allows. */
export const ExampleColumn = (props: StackProps) => (
  <Stack space="xs" {...props} style={{ inlineSize: '100%', maxInlineSize: '18rem', ...props.style }} />
)
