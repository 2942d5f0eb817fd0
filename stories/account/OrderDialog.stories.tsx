import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type OnQuote, OrderDialog, type OrderResult } from '#ds/account/OrderDialog/index.ts'
import { order as orderTexts } from '#ds/texts/account/order.ts'
import { accountDialogTexts } from '#ds/texts/account-dialogs.ts'
import { amount } from '#stories/amount.ts'
import { catalog, loading, now, ready } from '#stories/fixtures/account.ts'
import { catalogue, offers, planOf } from '#stories/fixtures/catalogue.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { quoting } from '#stories/fixtures/quotes.ts'
import { inLightOnPhone, inLightOnTablet, phone, phoneAndDesktop, phoneToo, widths } from '#stories/modes.ts'

/** The default edition: Vietnamese, with the English messages of the product spec. */
const texts = { ...accountDialogTexts.vi.order, validation: orderTexts.en.validation }

const meta = {
  id: 'account-orderdialog',
  title: 'Account/OrderDialog · Hộp thoại đặt mua',
  component: OrderDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    catalog: ready(catalog),
    balance: '1250000',
    now,
    onSubmit: fn(async (): Promise<OrderResult> => ({ ok: true })),
    onTopUp: fn(),
    texts,
    onQuote: fn(quoting()),
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof OrderDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog('Đặt VPS mới'))
type Dialog = Awaited<ReturnType<typeof dialog>>

const choose = (order: Dialog, name: string | RegExp) => userEvent.click(order.getByRole('radio', { name }))

async function fillIn(order: Dialog, plan = 'Basic') {
  await choose(order, plan)
  await choose(order, 'Singapore')
  await choose(order, /^Debian 11/)
  await userEvent.type(order.getByRole('textbox', { name: /Tên VPS/ }), 'web-01')
}

/** Waits until the price is the server's. */
const quoted = (order: Dialog) => order.findByRole('list', { name: 'Chi tiết giá' })

const submit = (order: Dialog) => order.getByRole('button', { name: /Đặt VPS|Đang tạo VPS/ })

export const NothingChosen: Story = {
  play: async () => {
    const order = await dialog()
    await waitFor(() => expect(order.getByText('Chọn một gói để xem giá và số dư còn lại.')).toBeVisible())
  },
}

export const Chosen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await fillIn(order, 'Pro')
    const summary = within(order.getByRole('region', { name: 'Tóm tắt đơn hàng' }))
    await expect(await quoted(order)).toHaveTextContent('Pro, 1 tháng159.000 ₫')
    await expect(summary.getByText('Trả hôm nay')).toBeVisible()
    for (const choice of ['Pro', 'Singapore', 'Debian 11', 'web-01'])
      await expect(summary.getByText(choice)).toBeVisible()
    await expect(summary.getByText('21/12/2026')).toBeVisible()
    await expect(summary.getByText(amount('1.091.000 ₫'))).toBeVisible()
  },
}

/** The forecast of the wallet and the charges of the new instance say until when the wallet lasts. */
export const SaysHowLongTheWalletLasts: Story = {
  args: {
    choice: { planId: 3, locationId: 1, os: 'ubuntu' },
    forecast: { balance: '1250000', until: '2027-12-31T00:00:00.000Z', lastsUntil: null, lines: [] },
  },
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnPhone } } },
  play: async () => {
    const order = await dialog()
    await quoted(order)
    // 1,250,000 pays for seven periods of 159,000.
    await expect(await order.findByText('Ví đủ dùng đến 21/06/2027.')).toBeInTheDocument()
    await expect(order.getByRole('meter', { name: 'Số dư sau khi đặt' })).toHaveAttribute('aria-valuenow', '1091000')
  },
}

/** The summary stays in view while the choices scroll. */
export const SummaryWhileScrolled: Story = {
  // Its picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await fillIn(order, 'Pro')
    const name = order.getByRole('textbox', { name: /Tên VPS/ })
    name.scrollIntoView({ block: 'end' })
    await expect(order.getByRole('region', { name: 'Tóm tắt đơn hàng' })).toBeVisible()
  },
}

/** Every plan shows its price for a year. */
export const Yearly: Story = {
  play: async () => {
    const order = await dialog()
    await choose(order, 'Pro')
    await choose(order, 'Theo năm')
    const summary = within(order.getByRole('region', { name: 'Tóm tắt đơn hàng' }))
    // The server's price replaces the catalogue's, but says more: the picture is of a dialog that has it.
    await expect(await quoted(order)).toHaveTextContent('Gói Pro, 1 năm1.590.000 ₫')
    await expect(summary.getByText('Trả hôm nay').closest('div')).toHaveTextContent(/^Trả hôm nay1\.590\.000\s₫$/)
    await expect(summary.getByText('21/11/2027')).toBeVisible()
    const plans = order.getByRole('radiogroup', { name: /^Gói VPS/ })
    for (const price of ['490.000 ₫', '890.000 ₫']) await expect(within(plans).getByText(amount(price))).toBeVisible()
    await expect(order.getByText('Tiết kiệm 10%')).toBeVisible()
    await expect(order.getByText('Trả 10 tháng, dùng 12 tháng, tiết kiệm 16,7 %')).toBeVisible()
    // The other period has its price, too, and the year that it makes.
    await expect(order.getByRole('radio', { name: 'Theo tháng' })).toHaveAccessibleDescription(
      /^159\.000\s?₫ \/tháng 12 tháng tổng cộng 1\.908\.000\s₫$/,
    )
  },
}

export const ShowsMissingFields: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ args }) => {
    const order = await dialog()
    await userEvent.click(submit(order))
    for (const message of [
      'Please select a VPS plan',
      'Please select a server location',
      'Please select an operating system',
      'VPS name is required',
    ])
      await expect(await order.findByText(message)).toBeVisible()
    await expect(order.queryByText('Giúp bạn phân biệt các VPS, tối đa 50 ký tự.')).not.toBeInTheDocument()
    await waitFor(() => expect(order.getByRole('radio', { name: 'Basic' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RefusesALongName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const order = await dialog()
    await fillIn(order)
    const name = order.getByRole('textbox', { name: /Tên VPS/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'a'.repeat(51))
    await userEvent.click(submit(order))
    await expect(await order.findByText('Name must be less than 50 characters')).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    name.scrollIntoView({ block: 'center' })
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** With one character less the message disappears. */
export const FiftyCharactersAreEnough: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like Chosen, with another name.
  play: async (context) => {
    await RefusesALongName.play?.(context)
    const order = await dialog()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(order.queryByText('Name must be less than 50 characters')).not.toBeInTheDocument())
  },
}

export const OffersTheSystemsOfThePlan: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await choose(order, 'Standard')
    await choose(order, 'Windows Server 2019')
    await choose(order, 'Basic')
    await expect(order.queryByRole('radio', { name: 'Windows Server 2019' })).not.toBeInTheDocument()
    await expect(order.getByText('Gói Basic không hỗ trợ Windows Server 2019.')).toBeVisible()
    await choose(order, 'Standard')
    await expect(order.getByRole('radio', { name: 'Windows Server 2019' })).not.toBeChecked()
  },
}

export const BalanceTooSmall: Story = {
  args: { balance: '10000' },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnTablet } } },
  play: async ({ args }) => {
    const order = await dialog()
    await fillIn(order)
    const button = submit(order)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(order.getByText('Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.')).toBeVisible()
    await expect(button).toHaveAccessibleDescription(/^Số\sdư không đủ\. Vui lòng nạp thêm tiền vào tài khoản\./)
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const summary = within(order.getByRole('region', { name: 'Tóm tắt đơn hàng' }))
    await expect(summary.getByText('Cần nạp thêm').closest('div')).toHaveTextContent('39.000 ₫')
    await expect(summary.queryByText('Số dư sau khi đặt')).not.toBeInTheDocument()
    // The only thing that can be done now is the stronger button; it names the deposit, which is not below the smallest one.
    const topUp = order.getByRole('button', { name: /^Nạp 50\.000\s₫$/ })
    await expect(topUp).toHaveAttribute('data-tone', 'brand')
    await expect(button).toHaveAttribute('data-tone', 'neutral')
    await userEvent.click(topUp)
    await waitFor(() =>
      expect(args.onTopUp).toHaveBeenCalledWith(
        '39000',
        expect.objectContaining({ values: expect.objectContaining({ name: 'web-01' }) }),
      ),
    )
  },
}

/** A pending top-up covers it: nothing is red, and more can still be paid in. */
export const MoneyOnItsWay: Story = {
  args: { balance: '10000', incoming: '50000' },
  play: async () => {
    const order = await dialog()
    await fillIn(order)
    await expect(submit(order)).toHaveAccessibleDescription(/^50\.000\s₫ đang trên đường vào ví\./)
    await expect(order.queryByText(/^Số dư không đủ/)).not.toBeInTheDocument()
    await expect(order.getByRole('button', { name: /^Nạp 50\.000\s₫$/ })).toHaveAttribute('data-tone', 'neutral')
  },
}

/** An order that waits for its payment: it is said before what is missing, with the way to pay it, and nothing is red. */
export const AnotherOrderWaits: Story = {
  args: {
    balance: '10000',
    waiting: { name: 'cua-hang', heldUntil: '2026-11-23T00:04:00.000Z', payHref: '/dashboard/topup/p-topup' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await fillIn(order)
    await expect(submit(order)).toHaveAccessibleDescription(/^Đơn hàng cua-hang đang chờ thanh toán/)
    await expect(order.getByRole('link', { name: 'Thanh toán đơn đó' })).toHaveAttribute(
      'href',
      '/dashboard/topup/p-topup',
    )
    await expect(order.queryByText(/^Số dư không đủ/)).not.toBeInTheDocument()
    await expect(order.getByText(/^Còn thiếu 39\.000\s₫$/)).toBeVisible()
  },
}

export const BalanceJustEnough: Story = {
  args: { balance: '49000' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const order = await dialog()
    await fillIn(order)
    await userEvent.click(submit(order))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { planId: 1, locationId: 3, name: 'web-01', operatingSystem: 'debian', billingPeriod: 'monthly' },
      expect.objectContaining({ quoteId: 'quote', total: '49000' }),
    )
  },
}

export const ResetsAfterSuccess: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await fillIn(order)
    await userEvent.click(submit(order))
    await expect(await order.findByText('Chọn một gói để xem giá và số dư còn lại.')).toBeVisible()
    await expect(order.getByRole('textbox', { name: /Tên VPS/ })).toHaveValue('')
  },
}

export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise<OrderResult>(() => {})) },
  // Except for its button, the picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const order = await dialog()
    await fillIn(order)
    await userEvent.click(submit(order))
    const button = await order.findByRole('button', { name: 'Đang tạo VPS…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  // A refused order looks like one whose price has changed.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onSubmit: fn(async (): Promise<OrderResult> => ({ ok: false, message: 'Xem lại thông tin rồi gửi lại.' })) },
  play: async () => {
    const order = await dialog()
    await fillIn(order)
    await quoted(order)
    await userEvent.click(submit(order))
    await expect(await order.findByText('Lỗi tạo VPS')).toBeVisible()
    await expect(order.getByText('Xem lại thông tin rồi gửi lại.')).toBeVisible()
    await expect(order.getByRole('textbox', { name: /Tên VPS/ })).toHaveValue('web-01')
    await expect(order.getByRole('radio', { name: /^Debian 11/ })).toBeChecked()
  },
}

export const BalanceUnknown: Story = {
  args: { balance: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await choose(order, 'Pro')
    await expect(order.queryByText('Số dư sau khi đặt')).not.toBeInTheDocument()
    await expect(submit(order)).not.toHaveAttribute('aria-disabled')
  },
}

export const HugeBalance: Story = {
  args: { balance: '999999999999999' },
  play: async () => {
    const order = await dialog()
    await fillIn(order, 'Standard')
    const summary = within(order.getByRole('region', { name: 'Tóm tắt đơn hàng' }))
    await expect(summary.getByText(amount('999.999.999.910.999 ₫'))).toBeVisible()
  },
}

export const LoadingCatalog: Story = {
  args: { catalog: loading },
  play: async () => {
    const order = await dialog()
    await expect(order.queryByRole('button', { name: 'Đặt VPS' })).not.toBeInTheDocument()
  },
}

export const CatalogFailed: Story = {
  args: {
    catalog: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry: fn() },
  },
  play: async ({ args }) => {
    const order = await dialog()
    await userEvent.click(order.getByRole('button', { name: 'Thử lại' }))
    await expect(args.catalog.status === 'error' && args.catalog.onRetry).toHaveBeenCalledOnce()
  },
}

/** Two series, a plan that is sold out, and a location that is sold out for the chosen plan: all said before anything is paid. */
export const TwoSeriesAndSoldOut: Story = {
  args: {
    catalog: ready({
      ...catalogue,
      plans: catalogue.plans.map((plan) => ({
        ...plan,
        soldOut: plan.id === 6,
        soldOutLocations: plan.id === 5 ? [2] : [],
      })),
    }),
  },
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async () => {
    const order = await dialog()
    await expect(order.getByRole('radio', { name: 'VPS' })).toBeChecked()
    await expect(order.queryByRole('radio', { name: 'Ultra VPS' })).not.toBeInTheDocument()
    await choose(order, 'Cloud VPS')
    await expect(order.queryByRole('radio', { name: 'Basic' })).not.toBeInTheDocument()
    await expect(order.getByRole('radio', { name: 'Ultra VPS' })).toBeDisabled()
    await expect(order.getByText('Gói này đang hết máy ở mọi nơi.')).toBeVisible()
    await choose(order, 'Basic VPS')
    await choose(order, 'VPS')
    // Looking at the other series changes nothing.
    await expect(within(order.getByRole('region', { name: 'Tóm tắt đơn hàng' })).getByText('Basic VPS')).toBeVisible()
    await choose(order, 'Cloud VPS')
    await expect(order.getByRole('radio', { name: 'Basic VPS' })).toBeChecked()
    await choose(order, 'Hà Nội')
    await choose(order, 'Pro VPS')
    await expect(order.getByRole('radio', { name: 'Hà Nội' })).toBeDisabled()
    await expect(order.getByRole('radio', { name: 'Hà Nội' })).not.toBeChecked()
    await expect(order.getByText('Đang hết máy cho gói Pro VPS.')).toBeInTheDocument()
  },
}

/** Systems without security updates are last, with their successors named. */
export const EndedSystems: Story = {
  args: {
    catalog: ready({
      ...catalogue,
      plans: [planOf(4)],
      locations: catalogue.locations.slice(0, 1),
      operatingSystems: catalogue.operatingSystems.filter(({ id }) => /^(debian|almalinux|centos)/.test(id)),
    }),
  },
  parameters: { chromatic: { modes: phone } },
  play: async () => {
    const order = await dialog()
    const systems = within(order.getByRole('radiogroup', { name: /^Hệ điều hành/ }))
    await expect(systems.getAllByText('Đã hết hỗ trợ')).toHaveLength(2)
    const last = systems.getByText(
      'Debian 11: không còn bản vá bảo mật từ 31/08/2026. Nên chọn Debian 13 và Debian 12.',
    )
    last.scrollIntoView({ block: 'end' })
    await expect(last).toBeVisible()
  },
}

/** What a link names is chosen when the dialog opens. */
export const ChosenByALink: Story = {
  args: {
    catalog: ready(catalogue),
    choice: { planId: 5, period: 'yearly', locationId: 1, os: 'debian-13', code: 'CHAO30' },
  },
  parameters: { chromatic: { disableSnapshot: true } }, // WithACode has the picture.
  play: async () => {
    const order = await dialog()
    for (const name of ['Pro VPS', 'Theo năm', 'TP. Hồ Chí Minh', 'Debian 13'])
      await waitFor(() => expect(order.getByRole('radio', { name })).toBeChecked())
    await waitFor(() => expect(order.getByRole('radio', { name: 'Pro VPS' })).toHaveFocus())
    await expect(order.getByRole('textbox', { name: /^Mã ưu đãi/ })).toHaveValue('CHAO30')
    await expect(await quoted(order)).toHaveTextContent('990.000 ₫Mã CHAO30, −30 %−297.000 ₫')
  },
}

/** A link to something that is not sold, or sold out, opens the dialog all the same. */
export const LinkToNothing: Story = {
  args: { choice: { planId: 99, period: 'yearly', locationId: 99, os: 'beos' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await waitFor(() => expect(order.getByRole('radio', { name: 'Theo năm' })).toBeChecked())
    await expect(order.getByText('Chọn một gói để xem giá và số dư còn lại.')).toBeVisible()
  },
}

/** What was chosen at an earlier visit is there, and each choice is given to the caller, who keeps it. */
export const FromADraft: Story = {
  args: { draft: { planId: 2, locationId: 1, os: 'ubuntu', name: 'web-07' }, onDraftChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const order = await dialog()
    await waitFor(() => expect(order.getByRole('textbox', { name: /Tên VPS/ })).toHaveValue('web-07'))
    await expect(order.getByRole('radio', { name: /^Standard/ })).toBeChecked()
    await userEvent.type(order.getByRole('textbox', { name: /Tên VPS/ }), '1')
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith({
        planId: 2,
        locationId: 1,
        os: 'ubuntu',
        name: 'web-071',
        period: 'monthly',
      }),
    )
    await quoted(order)
    await userEvent.click(submit(order))
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(null))
    // It is not chosen again for the next order.
    await expect(order.getByRole('textbox', { name: /Tên VPS/ })).toHaveValue('')
  },
}

/** The lines of the server's price, the next charge, and what it costs when the discount has ended. */
export const WithACode: Story = {
  args: { choice: { planId: 2, locationId: 1, os: 'ubuntu' } },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async () => {
    const order = await dialog()
    const code = order.getByRole('textbox', { name: /^Mã ưu đãi/ })
    await userEvent.type(code, 'chao30{Enter}')
    await expect(await order.findByText('Mã CHAO30, −30 %')).toBeInTheDocument()
    const summary = within(order.getByRole('region', { name: 'Tóm tắt đơn hàng' }))
    await expect(summary.getByText(amount('−26.700 ₫'))).toBeInTheDocument()
    await expect(summary.getByText('Khi hết ưu đãi, giá là 89.000 ₫/tháng.')).toBeInTheDocument()
    await expect(order.getByText('Đã áp dụng mã CHAO30.')).toBeVisible()
    code.scrollIntoView({ block: 'center' })
  },
}

/** A system that cannot be set up at the location is not offered there, and says why; at another location it is. */
export const SystemNotAtTheLocation: Story = {
  args: {
    catalog: ready({
      ...catalogue,
      locations: catalogue.locations.map((location) =>
        location.id === 2 ? { ...location, missingSystems: ['ubuntu', 'debian'] } : location,
      ),
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const order = await dialog()
    const ubuntu = order.getByRole('radio', { name: 'Ubuntu 22.04 LTS' })
    await choose(order, 'Standard')
    await expect(ubuntu).toBeChecked()
    await choose(order, 'Hà Nội')
    await expect(ubuntu).toBeDisabled()
    await expect(ubuntu).not.toBeChecked()
    await expect(order.getAllByText('Hệ điều hành này tạm thời chưa cài được tại Hà Nội.')[0]).toBeVisible()
    await choose(order, 'TP. Hồ Chí Minh')
    await expect(ubuntu).toBeEnabled()
    await choose(order, 'Ubuntu 22.04 LTS')
    await waitFor(() =>
      expect(args.onQuote).toHaveBeenLastCalledWith(expect.objectContaining({ operatingSystem: 'ubuntu' })),
    )
    await choose(order, 'Hà Nội')
  },
}

/** The reason stands beside the code, which stays to be mended; the price is shown without it. */
export const CodeRefused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { choice: { planId: 2, locationId: 1 } },
  play: async ({ args }) => {
    const order = await dialog()
    const code = order.getByRole('textbox', { name: /^Mã ưu đãi/ })
    await userEvent.type(code, 'TET2020')
    await userEvent.click(order.getByRole('button', { name: 'Áp dụng' }))
    await expect(await order.findByText('Không có mã TET2020.')).toBeVisible()
    await expect(code).toHaveValue('TET2020')
    await expect(order.queryByRole('button', { name: 'Bỏ mã' })).toBeNull()
    await expect(await quoted(order)).toHaveTextContent('Standard, 1 tháng89.000 ₫')
    await waitFor(() =>
      expect(args.onQuote).toHaveBeenLastCalledWith({
        planId: 2,
        locationId: 1,
        billingPeriod: 'monthly',
        operatingSystem: 'ubuntu',
      }),
    )
    code.scrollIntoView({ block: 'center' })
  },
}

/** The free trial, for a customer to whom it applies, with the plan that it applies to. */
export const Trial: Story = {
  args: { choice: { trial: true, locationId: 3, os: 'ubuntu' }, offers: [offers.trial], balance: '0' },
  parameters: { chromatic: { modes: phoneToo } },
  play: async () => {
    const order = await dialog()
    await waitFor(() => expect(order.getByRole('radio', { name: 'Basic' })).toBeChecked())
    const trial = order.getByRole('radio', { name: 'Dùng thử miễn phí 7 ngày' })
    await expect(trial).toBeChecked()
    await expect(order.queryByRole('textbox', { name: /^Mã ưu đãi/ })).toBeNull()
    await expect(await quoted(order)).toHaveTextContent('Dùng thử 7 ngày−49.000 ₫')
    await expect(order.getByText('28/11/2026')).toBeInTheDocument()
    await userEvent.type(order.getByRole('textbox', { name: /Tên VPS/ }), 'web-01')
    trial.scrollIntoView({ block: 'center' })
  },
}

/** The only thing to do stands beside the reason; a trial costs nothing, so nothing is said to be missing. */
export const TrialNeedsVerification: Story = {
  args: {
    ...Trial.args,
    onVerify: fn(),
    onQuote: fn<OnQuote>(async () => ({
      ok: false,
      reason: 'verification_required',
      message: 'Vui lòng xác minh email hoặc số điện thoại trước. Gói dùng thử cần một trong hai.',
    })),
  },
  play: async ({ args }) => {
    const order = await dialog()
    const verify = await order.findByRole('button', { name: 'Xác minh số điện thoại' })
    await expect(order.queryByText('Cần nạp thêm')).not.toBeInTheDocument()
    await expect(order.getByRole('button', { name: /^Đặt VPS/ })).toHaveTextContent('0 ₫')
    await userEvent.click(verify)
    await expect(args.onVerify).toHaveBeenCalledOnce()
    verify.blur()
  },
}

export const TrialIsOrdered: Story = {
  args: Trial.args ?? {},
  parameters: { chromatic: { disableSnapshot: true } }, // The form is empty afterwards, as in NothingChosen.
  play: async (context) => {
    await Trial.play?.(context)
    await userEvent.click(submit(await dialog()))
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledOnce())
  },
}

export const TrialOfAnotherPlan: Story = {
  args: { choice: { planId: 3 }, offers: [offers.trial] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const order = await dialog()
    await waitFor(() => expect(order.getByRole('radio', { name: 'Pro' })).toBeChecked())
    await expect(order.getByRole('radio', { name: 'Dùng thử miễn phí 7 ngày' })).toBeDisabled()
    await expect(order.getByText('Dùng thử chỉ áp dụng cho Basic.')).toBeInTheDocument()
  },
}

let priceMonthly = 89_000

/** The server's price is another one than the shown: nothing is lost, and the new price is said before it is paid. */
export const PriceChanged: Story = {
  args: {
    choice: { planId: 2, locationId: 1, os: 'ubuntu' },
    onQuote: fn<OnQuote>((request) => quoting({ plans: [{ ...planOf(2), priceMonthly }] })(request)),
    onSubmit: fn(async (): Promise<OrderResult> => {
      priceMonthly = 99_000
      return { ok: false, reason: 'price_changed', message: 'The price has changed.' }
    }),
  },
  beforeEach: () => {
    priceMonthly = 89_000
  },
  parameters: { chromatic: { modes: phoneToo } },
  play: async ({ args }) => {
    const order = await dialog()
    await expect(await quoted(order)).toHaveTextContent('89.000 ₫')
    await userEvent.type(order.getByRole('textbox', { name: /Tên VPS/ }), 'web-01')
    await userEvent.click(submit(order))
    await expect(
      await order.findByText(
        'Giá vừa đổi từ 89.000 ₫ thành 99.000 ₫. Ví của bạn chưa bị trừ tiền: hãy xem lại rồi bấm đặt lần nữa.',
      ),
    ).toBeVisible()
    await expect(order.getByRole('textbox', { name: /Tên VPS/ })).toHaveValue('web-01')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const QuoteExpired: Story = {
  args: {
    ...PriceChanged.args,
    onQuote: fn(quoting()),
    onSubmit: fn(
      async (): Promise<OrderResult> => ({ ok: false, reason: 'quote_expired', message: 'The quote has expired.' }),
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like PriceChanged.
  play: async () => {
    const order = await dialog()
    await quoted(order)
    await userEvent.type(order.getByRole('textbox', { name: /Tên VPS/ }), 'web-01')
    await userEvent.click(submit(order))
    await expect(await order.findByText(/^Báo giá đã hết hạn và vừa được làm mới/)).toBeVisible()
  },
}

/** While a new price loads, the last one stays, marked as such. */
export const QuoteLoading: Story = {
  args: {
    choice: { planId: 2, locationId: 1 },
    onQuote: fn<OnQuote>((request) => (request.planId === 2 ? quoting()(request) : new Promise(() => {}))),
  },
  play: async () => {
    const order = await dialog()
    await quoted(order)
    await choose(order, 'Pro')
    await expect(await order.findByText('Đang tính lại giá…')).toBeVisible()
    await expect(await quoted(order)).toHaveTextContent('Standard, 1 tháng')
  },
}

export const QuoteFailed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    choice: { planId: 2, locationId: 1 },
    onQuote: fn<OnQuote>(async () => ({ ok: false, message: 'Không kết nối được máy chủ.' })),
  },
  play: async ({ args }) => {
    const order = await dialog()
    await expect(await order.findByText('Không kết nối được máy chủ.')).toBeVisible()
    await expect(args.onQuote).toHaveBeenCalledOnce()
    await userEvent.click(order.getByRole('button', { name: 'Thử lại' }))
    await waitFor(() => expect(args.onQuote).toHaveBeenCalledTimes(2))
    await expect(await order.findByText('Không kết nối được máy chủ.')).toBeVisible()
  },
}
