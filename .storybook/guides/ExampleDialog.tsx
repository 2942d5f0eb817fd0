import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'

interface ExampleDialogProps {
  heading: string
  children?: ReactNode
}

/** What looks like a small Dialog, as part of an example of a rule: a real one would cover the page. */
export const ExampleDialog = ({ heading, children }: ExampleDialogProps) => (
  <Box surface="overlay" padding="sm" className="sen-example-floating">
    <Stack space="sm">
      <Inline justify="space-between" wrap="nowrap" space="md">
        <Text size="small" weight="semibold">
          {heading}
        </Text>
        <Icon icon={X} />
      </Inline>
      {children}
    </Stack>
  </Box>
)
