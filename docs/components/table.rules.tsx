import { Trash2 } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Table, type TableColumn } from '#ds/components/Table/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'

interface Server {
  name: string
  address: string
}

const servers: Server[] = [
  { name: 'web-01', address: '103.74.118.42' },
  { name: 'db-01', address: '103.74.118.57' },
]

const name: TableColumn<Server> = { id: 'name', header: 'Tên', cell: (row) => row.name, rowHeader: true }
const address: TableColumn<Server> = { id: 'address', header: 'Địa chỉ IP', cell: (row) => row.address }
const status: TableColumn<Server> = {
  id: 'status',
  header: 'Trạng thái',
  cell: () => <StatusBadge status="active">Đang chạy</StatusBadge>,
}
const actions: TableColumn<Server> = {
  id: 'actions',
  header: <VisuallyHidden>Hành động</VisuallyHidden>,
  align: 'end',
  cell: (row) => (
    <Button
      iconOnly
      icon={Trash2}
      size="small"
      tone="critical"
      emphasis="ghost"
      aria-label={`Xóa máy chủ ${row.name}`}
    />
  ),
}

const Servers = ({ columns }: { columns: TableColumn<Server>[] }) => (
  <Table caption="Máy chủ" density="compact" columns={columns} rows={servers} rowKey={(row) => row.name} empty={null} />
)

export const good: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <Servers columns={[name, address]} />
      <SpokenText>db-01, Địa chỉ IP, 103.74.118.57</SpokenText>
    </Stack>
  ),
  () => (
    <Stack space="sm" align="center">
      <Servers columns={[name, actions]} />
      <SpokenText>db-01, Hành động, nút Xóa máy chủ db-01</SpokenText>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">Máy chủ nào?</SketchPart>
      <SketchPart>
        <Servers columns={[status]} />
      </SketchPart>
    </PageSketch>
  ),
  () => (
    <Table
      caption="Biểu mẫu"
      columns={[
        { id: 'label', header: '', cell: (row: string) => row },
        { id: 'control', header: '', cell: (row: string) => <Input aria-label={row} /> },
        { id: 'button', header: '', cell: () => <Button size="small">Lưu</Button> },
      ]}
      rows={['Họ tên', 'Email']}
      rowKey={(row) => row}
      empty={null}
    />
  ),
]
