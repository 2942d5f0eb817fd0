import { CircleCheck, Info, OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'

interface ExampleToastProps {
  tone: 'neutral' | 'positive' | 'critical'
  title: string
  description?: string
  /** A Button, beside the texts. */
  action?: ReactNode
}

const icons = { neutral: Info, positive: CircleCheck, critical: OctagonAlert }

/** What looks like a toast, as part of an example of a rule: a real one would leave the example, and close. */
export const ExampleToast = ({ tone, title, description, action }: ExampleToastProps) => (
  <Box surface="overlay" padding="sm" className="sen-example-floating">
    <Inline space="sm" wrap="nowrap">
      <Text tone={tone === 'neutral' ? 'secondary' : tone} render={<span />}>
        <Icon icon={icons[tone]} size="medium" />
      </Text>
      <Stack space="2xs">
        <Text size="small" weight="semibold">
          {title}
        </Text>
        {description && (
          <Text size="caption" tone="secondary">
            {description}
          </Text>
        )}
      </Stack>
      {action}
    </Inline>
  </Box>
)
