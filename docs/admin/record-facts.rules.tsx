import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { terminate } = adminTexts.vps
const heading = terminate.heading('render-02')

export const good: RuleExample[] = [
  () => (
    <ExampleDialog heading={heading}>
      <RecordFacts
        facts={[
          { label: terminate.name, value: 'render-02' },
          { label: terminate.owner, value: 'Ngô Gia Bảo' },
          { label: 'IP', value: '203.0.113.15' },
        ]}
      />
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleDialog heading={heading}>
      <RecordFacts facts={[{ label: 'Thao tác', value: heading }]} />
    </ExampleDialog>
  ),
]
