import { LifeBuoy, Plus } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { welcome, wallet, topUp, support, tabs } = accountTexts

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <Inline space="lg">
        <Stack space="2xs" align="center">
          <Text size="caption" tone="secondary">
            {welcome.greeting('Minh')}
          </Text>
          <Button size="small" tone="neutral" emphasis="outline">
            {welcome.topUp}
          </Button>
          <ThenArrow />
        </Stack>
        <Stack space="2xs" align="center">
          <Text size="caption" tone="secondary">
            {tabs.wallet}
          </Text>
          <Button size="small">{wallet.level.topUp}</Button>
          <ThenArrow />
        </Stack>
      </Inline>
      <ExampleDialog heading={topUp.heading}>
        <Text size="caption" tone="secondary">
          {topUp.description}
        </Text>
      </ExampleDialog>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm" align="start">
      <Text weight="semibold">{welcome.greeting('Minh')}</Text>
      <Inline space="xs">
        <Button size="small" tone="neutral" emphasis="outline">
          {welcome.topUp}
        </Button>
        <Button size="small" icon={Plus}>
          {welcome.order}
        </Button>
        <Button size="small" tone="neutral" emphasis="outline" icon={LifeBuoy}>
          {support.create}
        </Button>
      </Inline>
    </Stack>
  ),
]
