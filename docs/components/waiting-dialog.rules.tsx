import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleCode>
      {`// account-dialogs.ts: một tệp
export { OrderDialog } from …
export { TopUpDialog } from …
export { TicketDialog } from …`}
    </ExampleCode>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Inline wrap="nowrap" justify="center">
      <ExampleDialog heading="Nạp tiền">
        <Text size="small">Chờ chút…</Text>
      </ExampleDialog>
      <ExampleDialog heading="Đặt máy chủ">
        <Text size="small" render={<div />}>
          <Skeleton length="full" />
        </Text>
      </ExampleDialog>
    </Inline>
  ),
]
