import { AttachmentList } from '#ds/components/AttachmentList/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { attachmentTexts as texts } from '#ds/texts/vi/ticket-thread.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <AttachmentList
        files={[{ id: '1', name: 'auth.log', type: 'text/plain', size: 18_432, error: 'Mạng bị ngắt.' }]}
        onRemove={() => undefined}
        onRetry={() => undefined}
        texts={texts}
      />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn align="stretch">
      <Notice tone="critical" title="Có tệp bị lỗi" />
      <AttachmentList files={[{ id: '1', name: 'auth.log', type: 'text/plain', size: 18_432 }]} texts={texts} />
    </ExampleColumn>
  ),
]
