import { Box } from '#ds/primitives/Box/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'

/** What looks like a visible Tooltip, above its element in an example of a rule: a real one needs the pointer or the focus. */
export const ExampleTooltip = ({ children }: { children: string }) => (
  <Box surface="overlay" paddingBlock="2xs" paddingInline="xs" className="sen-example-floating sen-example-tooltip">
    <Text size="caption">{children}</Text>
  </Box>
)
