import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/Tabs/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

interface RowOfTabsProps {
  names: string[]
  /** The selected one. */
  selected: string
  children?: React.ReactNode
}

const RowOfTabs = ({ names, selected, children }: RowOfTabsProps) => (
  <Tabs defaultValue={selected}>
    <div>
      <TabList label="Ví dụ">
        {names.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={selected}>{children}</TabPanel>
    </div>
  </Tabs>
)

export const good: RuleExample[] = [
  () => <RowOfTabs names={['Tổng quan', 'VPS', 'Ví tiền']} selected="VPS" />,
  () => <RowOfTabs names={['Đang mở', 'Đã đóng', 'Tất cả']} selected="Đang mở" />,
]

export const bad: RuleExample[] = [
  () => (
    <RowOfTabs names={['Tổng quan', 'VPS', 'Ví tiền']} selected="VPS">
      <RowOfTabs names={['Đang chạy', 'Tạm khóa']} selected="Đang chạy">
        <RowOfTabs names={['Hà Nội', 'Đà Nẵng']} selected="Hà Nội" />
      </RowOfTabs>
    </RowOfTabs>
  ),
  () => (
    <RowOfTabs names={['Hồ sơ', 'Bảo mật']} selected="Hồ sơ">
      <Stack space="sm">
        <Field label="Họ tên">
          <Input defaultValue="Ngô Quốc Bảo" />
        </Field>
        <Inline>
          <Button size="small">Lưu</Button>
          <Text size="small" tone="critical">
            Còn 1 lỗi. Ở đâu?
          </Text>
        </Inline>
      </Stack>
    </RowOfTabs>
  ),
]
