import { MessageCircle } from 'lucide-react'
import { Avatar } from '#ds/components/Avatar/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import { ExampleLines } from '#storybook/guides/ExampleLines.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { chat } = accountTexts

const Payment = ({ amount }: { amount: string }) => (
  <Box surface="raised" padding="sm">
    <Inline justify="space-between" wrap="nowrap">
      <Text size="small">{accountTexts.transactions.types.payment}</Text>
      <Text size="small" weight="semibold">
        {amount}
      </Text>
    </Inline>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn space="md">
      <Box surface="raised" paddingInline="sm" paddingBlock="xs">
        <Inline justify="space-between" wrap="nowrap">
          <Logo name="Sen Cloud" size="small" markOnly />
          <Inline space="xs" wrap="nowrap">
            <Button iconOnly icon={MessageCircle} size="small" emphasis="soft" aria-label={chat.open} />
            <Avatar name="Minh" size="small" />
          </Inline>
        </Inline>
      </Box>
      <ExampleLines count={3} />
    </ExampleColumn>
  ),
  () => (
    <ExampleDialog heading={chat.heading}>
      <Text size="small" tone="secondary">
        {chat.offline}
      </Text>
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Payment amount="−159.000 ₫" />
      <Payment amount="−89.000 ₫" />
      <Stack align="end" style={{ marginBlockStart: '-3.25rem', marginInlineEnd: '-0.25rem' }}>
        <Button iconOnly icon={MessageCircle} size="large" aria-label={chat.open} />
      </Stack>
    </ExampleColumn>
  ),
]
