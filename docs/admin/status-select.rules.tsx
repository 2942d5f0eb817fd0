import { StatusSelect } from '#ds/admin/StatusSelect/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { select, terminate } = adminTexts.vps
const ignore = () => undefined

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <StatusBadge status="terminated">{select.statuses.terminated}</StatusBadge>
      <ThenArrow />
      <ExampleDialog heading={terminate.heading('render-02')}>
        <Inline space="xs" justify="end">
          <Button size="small" tone="neutral" emphasis="outline">
            {terminate.cancel}
          </Button>
          <Button size="small" tone="critical">
            {terminate.confirm}
          </Button>
        </Inline>
      </ExampleDialog>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn align="center">
      <StatusSelect texts={select} name="web-01" value="suspended" pending onValueChange={ignore} />
      <ThenArrow />
      <Notice tone="critical" title={adminTexts.list.updateFailed}>
        web-01 vẫn đang hoạt động.
      </Notice>
    </ExampleColumn>
  ),
]
