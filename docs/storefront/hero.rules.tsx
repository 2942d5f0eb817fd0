import { MousePointerClick } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { hero } from '#stories/fixtures/landing.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Miniature width="28rem" zoom={0.58}>
      <Stack>
        <Heading level={4} size="display2">
          {hero.headline}
        </Heading>
        <Text tone="secondary">{hero.subtitle}</Text>
      </Stack>
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Box surface="raised" padding="md">
      <Stack space="sm">
        <Text family="mono" size="small">
          {hero.panel.hostname}
        </Text>
        <Inline>
          <Button size="small">{hero.panel.start}</Button>
          <Button size="small" tone="neutral" emphasis="outline">
            {hero.panel.stop}
          </Button>
          <Icon icon={MousePointerClick} size="large" />
        </Inline>
      </Stack>
    </Box>
  ),
]
