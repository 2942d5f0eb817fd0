import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  type ArticleOffer,
  ArticlePicture,
  CodeBlock,
  LinkCards,
  OfferCards,
  PlanTable,
  Prose,
  ProseHeading,
  ProseTable,
  Steps,
} from '#ds/storefront/Prose/index.ts'
import { contentTexts } from '#ds/texts/content.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const meta = {
  id: 'storefront-prose',
  title: 'Storefront/Prose · Bài viết',
  component: Prose,
  args: { children: null },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ8r2vZ0xkqQ lan@maytinh'

const article = (
  <>
    <ProseHeading id="ket-noi">Kết nối tới máy chủ</ProseHeading>
    <p>
      Bạn cần <strong>địa chỉ IP</strong> của VPS và tài khoản quản trị, thường là <code>root</code>.
    </p>
    <Steps>
      <ol>
        <li>
          Tạo khóa:
          <CodeBlock texts={contentTexts.vi.code}>
            <code>{'ssh-keygen -t ed25519\n'}</code>
          </CodeBlock>
        </li>
        <li>
          Thêm khóa vào máy chủ:
          <CodeBlock texts={contentTexts.vi.code}>
            <code>{`mkdir -p ~/.ssh\necho '${key}' >> ~/.ssh/authorized_keys\n`}</code>
          </CodeBlock>
        </li>
      </ol>
    </Steps>
    <ProseHeading>Cổng cần mở</ProseHeading>
    <ul>
      <li>22 cho SSH</li>
      <li>80 và 443 cho trang web</li>
    </ul>
    <h3>Từ ngữ</h3>
    <dl>
      <dt>VPS</dt>
      <dd>Máy chủ ảo có hệ điều hành riêng.</dd>
      <dt>SSH</dt>
      <dd>Cách đăng nhập có mã hóa.</dd>
    </dl>
    <blockquote>Đừng đóng phiên đang mở cho đến khi đăng nhập được ở cửa sổ mới.</blockquote>
    <hr />
    <ProseTable label={contentTexts.vi.table}>
      <thead>
        <tr>
          <th>Phương thức</th>
          <th>Thời gian</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Chuyển khoản</td>
          <td>5 đến 15 phút</td>
        </tr>
        <tr>
          <td>MoMo</td>
          <td>Vài giây</td>
        </tr>
      </tbody>
    </ProseTable>
  </>
)

/** Every element that a page of Markdown contains. */
export const Article: Story = {
  args: { children: article },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('link', { name: 'Kết nối tới máy chủ' })
    await expect(heading).toHaveAttribute('href', '#ket-noi')
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** The button copies all lines and says so. */
export const Copied: Story = {
  args: {
    children: (
      <CodeBlock texts={contentTexts.vi.code}>
        <code>{'apt update\napt upgrade\n'}</code>
      </CodeBlock>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    })
    await userEvent.click(canvas.getByRole('button', { name: contentTexts.vi.code.copy }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(contentTexts.vi.code.copied))
    await expect(written).toEqual(['apt update\napt upgrade'])
  },
  parameters: { chromatic: { modes: inLight } },
}

const plan = { id: 1, name: 'Basic', cpu: 1, ram: 1, storage: 20, bandwidth: 1000, monthly: 49_000, yearly: 490_000 }

/** The plans of the catalogue: one of them is sold out. */
export const Plans: Story = {
  args: {
    children: (
      <PlanTable
        texts={contentTexts.vi.plans}
        plans={[
          { ...plan, unavailable: null, orderHref: '/dashboard?order=1' },
          {
            ...plan,
            id: 2,
            name: 'Standard',
            cpu: 2,
            ram: 2,
            monthly: 89_000,
            yearly: 890_000,
            unavailable: 'soldOut',
            orderHref: '/',
          },
        ]}
      />
    ),
  },
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Basic' })).toHaveAttribute('href', '/dashboard?order=1')
    await expect(canvas.queryByRole('link', { name: /Standard/ })).toBeNull()
  },
}

const offers: ArticleOffer[] = [
  {
    id: 'a',
    kind: 'percent',
    title: 'Giảm giá đơn đầu tiên',
    description: 'Cho khách hàng mới.',
    code: 'SEN30',
    endsAt: '2026-12-31T16:59:59Z',
  },
  { id: 'b', kind: 'trial', title: 'Dùng thử', description: 'Không cần thẻ tín dụng.', code: null, endsAt: null },
]

/** With a code and an end, and without either. */
export const Offers: Story = {
  args: { children: <OfferCards texts={contentTexts.vi.offers} offers={offers} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(contentTexts.vi.offers.until('31/12/2026'))).toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** No offer runs: the page says so. */
export const NoOffers: Story = {
  args: { children: <OfferCards texts={contentTexts.vi.offers} offers={[]} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(contentTexts.vi.offers.noneTitle)).toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

/** Drawn here, so that no file has to load: a dark window, as the pictures of the product are. */
const drawnWindow = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" fill="#0b1220"/><rect x="40" y="40" width="240" height="32" rx="6" fill="#22304a"/><rect x="40" y="104" width="560" height="96" rx="8" fill="#16233a"/><rect x="460" y="232" width="140" height="40" rx="8" fill="#4cc2ee"/></svg>',
)}`

/** With a caption and without. Both keep their shape where they do not fit. */
export const Pictures: Story = {
  args: {
    children: (
      <>
        <ArticlePicture
          src={drawnWindow}
          alt="Cửa sổ có một nút"
          width={640}
          height={320}
          caption="Phần giới thiệu ở lần đầu vào bảng điều khiển"
        />
        <p>Bạn có thể đóng lại và làm sau.</p>
        <ArticlePicture src={drawnWindow} alt="Cửa sổ có một nút, không có chú thích" width={640} height={320} />
      </>
    ),
  },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Cửa sổ có một nút' })
    const { width, height } = picture.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(2, 1)
    await expect(within(canvasElement).getByText(/lần đầu vào bảng điều khiển/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** A list of a component keeps its own look inside an article, such as the cards of links. */
export const ForeignList: Story = {
  args: {
    children: (
      <>
        <ul>
          <li>Danh sách của bài viết</li>
        </ul>
        <LinkCards links={[{ href: '#a', title: 'Danh sách của thành phần' }]} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const [own, foreign] = within(canvasElement).getAllByRole('list')
    await expect(own && getComputedStyle(own).listStyleType).toBe('disc')
    await expect(foreign && getComputedStyle(foreign).listStyleType).toBe('none')
    await expect(foreign && getComputedStyle(foreign).paddingInlineStart).toBe('0px')
  },
}

const links = [
  { href: '#a', title: 'Bắt đầu từ đâu', description: 'Năm bước đến máy chủ đầu tiên' },
  { href: '#b', title: 'Ba ngôn ngữ, một bảng giá', note: '23/11/2026' },
  { href: '#c', title: 'Trạng thái dịch vụ' },
]

/** The first card is hovered, the second has the focus. */
export const Cards: Story = {
  args: { children: <LinkCards links={links} /> },
  parameters: { chromatic: { modes: inLight }, pseudo: { hover: ['a[href="#a"]'], focusVisible: ['a[href="#b"]'] } },
}

/** One heading's link is hovered, another one has the focus; so have code and table, since they scroll. */
export const States: Story = {
  args: {
    children: (
      <>
        {article}
        <ProseHeading id="doi-mat-khau">Đổi mật khẩu</ProseHeading>
      </>
    ),
  },
  parameters: {
    pseudo: {
      hover: ['#ket-noi > a'],
      focusVisible: ['#doi-mat-khau > a', '[data-component="ProseTable"]', '[data-component="CodeBlock"] pre'],
    },
    chromatic: { modes: { ...phone, ...inLightOnPhone } },
  },
}
