import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { paymentDialogTexts } from '#ds/texts/vi/payment-dialog.ts'
import { topUpPageTexts } from '#ds/texts/vi/top-up-page.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleDialog heading="Nạp 500.000 ₫">
      <Text size="small">Đã nhận 500.000 ₫</Text>
      <Inline justify="end">
        <Button size="small">{paymentDialogTexts.next}</Button>
      </Inline>
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleDialog heading="Đóng và hủy khoản nạp?">
      <Inline justify="end" space="xs">
        <Button size="small" tone="neutral" emphasis="ghost">
          Ở lại
        </Button>
        <Button size="small">{topUpPageTexts.progress.cancel}</Button>
      </Inline>
    </ExampleDialog>
  ),
]
