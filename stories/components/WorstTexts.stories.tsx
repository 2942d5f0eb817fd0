import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Plus, Server } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Table } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { Accordion, AccordionItem } from '#ds/components/navigation/Accordion/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Tab, TabList, Tabs } from '#ds/components/navigation/Tabs/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { phone } from '#stories/modes.ts'
import { worstTexts } from '#stories/worst-texts.ts'

const {
  'an unbreakable text': unbreakable,
  'Vietnamese texts three times as long': vietnamese,
  'Chinese texts three times as long': chinese,
  'a single character': single,
} = worstTexts

/** The kinds that look different; the sweep (visual/worst-texts.ts) checks all kinds in every story. */
const kinds = { unbreakable, vietnamese, chinese, single }
type Worst = (text: string) => string

interface SheetProps {
  draw: (worst: Worst) => ReactNode
}

/** The same components with each kind of text. */
function Sheet({ draw }: SheetProps) {
  return (
    <Stack space="sm">
      {Object.entries(kinds).map(([name, worst]) => (
        <Fragment key={name}>{draw(worst)}</Fragment>
      ))}
    </Stack>
  )
}

/** Components with the worst texts that they may be given, on a phone. */
const meta = {
  id: 'components-worst-texts',
  title: 'Components/Worst texts · Văn bản bất lợi nhất',
  component: Sheet,
  tags: ['!autodocs'],
  parameters: { chromatic: { modes: phone } },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

/** A button, a link and a label break within a word before they leave their container. */
export const Controls: Story = {
  args: {
    draw: (worst) => (
      <>
        <Button icon={Plus}>{worst('Tạo máy chủ mới')}</Button>
        <ButtonLink href="/cart" emphasis="outline">
          {worst('Xem giỏ hàng')}
        </ButtonLink>
        <Link href="/terms">{worst('Điều khoản dịch vụ')}</Link>
        <Checkbox required error={worst('Chưa đồng ý')}>
          {worst('Tôi đồng ý với điều khoản')}
        </Checkbox>
        <Tabs defaultValue="a">
          <TabList label={worst('Bảng điều khiển')}>
            <Tab value="a">{worst('Tổng quan')}</Tab>
            <Tab value="b">{worst('Ví tiền')}</Tab>
          </TabList>
        </Tabs>
      </>
    ),
  },
}

/** A badge has one line where there is space for it, and more in a narrow container. */
export const Badges: Story = {
  args: {
    draw: (worst) => (
      <>
        <Badge tone="positive" icon={CircleCheck}>
          {worst('Người dùng hoạt động ổn định')}
        </Badge>
        <StatusBadge status="creating">{worst('Đang tạo')}</StatusBadge>
      </>
    ),
  },
}

export const Fields: Story = {
  args: {
    draw: (worst) => (
      <>
        <Field
          label={worst('Số tiền muốn nạp')}
          required
          description={worst('Tối thiểu 10.000 ₫')}
          error={worst('Số tiền quá nhỏ')}
        >
          <NumberInput placeholder={worst('Số tiền')} suffix="₫" />
        </Field>
        <Field label={worst('Hệ điều hành')}>
          <Select options={[{ value: 'ubuntu', label: worst('Ubuntu Server 22.04') }]} />
        </Field>
        <RadioCards label={worst('Phương thức thanh toán')} value="a" onValueChange={() => undefined}>
          <RadioCard
            value="a"
            title={worst('Chuyển khoản')}
            description={worst('Ngay lập tức')}
            aside={worst('1.000 ₫')}
          />
        </RadioCards>
      </>
    ),
  },
}

export const Messages: Story = {
  args: {
    draw: (worst) => (
      <>
        <Notice
          tone="caution"
          title={worst('Số dư sắp hết')}
          action={<Button size="small">{worst('Nạp tiền')}</Button>}
        >
          {worst('Máy chủ sẽ tạm ngưng')}
        </Notice>
        <EmptyState
          icon={Server}
          title={worst('Chưa có máy chủ')}
          description={worst('Tạo máy chủ đầu tiên')}
          action={<Button>{worst('Tạo VPS')}</Button>}
        />
        <Accordion defaultValue="a">
          <AccordionItem value="a" heading={worst('Thanh toán thế nào?')}>
            {worst('Qua ví của bạn')}
          </AccordionItem>
        </Accordion>
      </>
    ),
  },
}

/** The rows of the table are blocks on a phone. */
export const Figures: Story = {
  args: {
    draw: (worst) => (
      <>
        <Heading level={2} size="title">
          {worst('Tổng quan hệ thống')}
        </Heading>
        <Text>{worst('Trong tháng này')}</Text>
        <Table
          caption={worst('Máy chủ')}
          captionVisible
          narrow="stack"
          rows={[worst('web-ban-hang-01')]}
          rowKey={(row) => row}
          empty={undefined}
          columns={[
            { id: 'name', header: worst('Máy chủ'), cell: (row) => row, rowHeader: true },
            {
              id: 'state',
              header: worst('Trạng thái'),
              cell: (row) => <StatusBadge status="active">{row}</StatusBadge>,
            },
            { id: 'price', header: worst('Giá'), cell: (row) => row, align: 'end' },
          ]}
        />
      </>
    ),
  },
}

/** The texts of a dialog, whose buttons are below each other if they are wide. */
export const InADialog: Story = {
  args: {
    draw: (worst) => (
      <Dialog
        open
        onOpenChange={() => undefined}
        heading={worst('Nạp tiền vào ví')}
        description={worst('Tiền vào ví ngay')}
        footer={
          <>
            <Button tone="neutral" emphasis="outline">
              {worst('Để sau')}
            </Button>
            <Button>{worst('Nạp tiền')}</Button>
          </>
        }
      >
        <Text>{worst('Chọn số tiền')}</Text>
      </Dialog>
    ),
  },
  render: ({ draw }) => <>{draw(unbreakable)}</>,
}
