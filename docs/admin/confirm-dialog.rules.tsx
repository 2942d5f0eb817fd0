import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { terminate } = adminTexts.vps

export const good: RuleExample[] = [
  () => (
    <ExampleDialog heading={terminate.heading('render-02')}>
      <Text size="small" tone="secondary">
        {terminate.description}
      </Text>
      <Inline space="xs" justify="end">
        <Button size="small" tone="neutral" emphasis="outline">
          {terminate.cancel}
        </Button>
        <Button size="small" tone="critical">
          {terminate.confirm}
        </Button>
      </Inline>
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleDialog heading="Bạn có chắc không?">
      <Inline space="xs" justify="end">
        <Button size="small" tone="neutral" emphasis="outline">
          Không
        </Button>
        <Button size="small" tone="critical">
          Có
        </Button>
      </Inline>
    </ExampleDialog>
  ),
  () => (
    <ExampleDialog heading="Xóa chữ trong ô tìm kiếm?">
      <Text size="small" tone="secondary">
        Bạn vẫn có thể gõ lại bất cứ lúc nào.
      </Text>
      <Inline space="xs" justify="end">
        <Button size="small" tone="neutral" emphasis="outline">
          Hủy
        </Button>
        <Button size="small">Xóa chữ</Button>
      </Inline>
    </ExampleDialog>
  ),
]
