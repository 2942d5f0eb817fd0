import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { AdminPlan, NewPrice } from '#contracts/admin-catalog.ts'
import {
  type CatalogKind,
  CatalogPanel,
  type CatalogPanelProps,
  type CatalogResult,
  type EntryBody,
} from '#ds/admin/CatalogPanel/index.ts'
import { catalogAdminTexts } from '#ds/texts/catalog-admin.ts'
import { loading, now, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { adminLists, adminPlans, adminPrices } from '#stories/fixtures/catalog-admin.ts'
import { inLight, inLightOnPhone, phone, widths } from '#stories/modes.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = catalogAdminTexts.vi
const own = texts.priceDialog
const [basic] = adminPlans
/** The button of a story with which an admin comes back. */
const CONTINUE = 'Đăng nhập lại'

/** Holds the open view, like the site. */
function CatalogPanelWithView({ kind, onKindChange, ...rest }: CatalogPanelProps) {
  const [current, setCurrent] = useState(kind)
  return (
    <CatalogPanel
      {...rest}
      kind={current}
      onKindChange={(next) => {
        onKindChange(next)
        setCurrent(next)
      }}
    />
  )
}

const meta = {
  id: 'back-office-catalogpanel',
  title: 'Back-office/CatalogPanel · Bảng danh mục',
  component: CatalogPanel,
  args: {
    texts,
    language: 'vi',
    kind: 'plans',
    onKindChange: fn(),
    lists: adminLists,
    onSave: fn(done),
    onPricesShown: fn(),
    prices: ready(adminPrices),
    now: () => now,
    onPriceSet: fn(done),
    onPriceCancel: fn(done),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: (args) => <CatalogPanelWithView {...args} />,
} satisfies Meta<typeof CatalogPanel>

export default meta
type Story = StoryObj<typeof meta>

const press = async (canvasElement: HTMLElement, action: string, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: texts.actionFor(action, name) }))

/** Opens the dialog with the prices of the first plan. */
async function openPrices(canvasElement: HTMLElement) {
  await press(canvasElement, texts.price, basic.name)
  const dialog = await shownDialog(own.heading(basic.name))
  return { dialog, submit: dialog.getByRole('button', { name: own.submit }) }
}

/** Plans in each state, with the prices that are in force now. */
export const Plans: Story = { parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } } }

export const Promotions: Story = { args: { kind: 'promotions' }, parameters: { chromatic: { modes: phone } } }

export const Locations: Story = { args: { kind: 'locations' } }

export const OperatingSystems: Story = { args: { kind: 'images' } }

export const Products: Story = { args: { kind: 'products' } }

export const Series: Story = { args: { kind: 'series' } }

export const ViewsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: texts.kinds.plans.name }))
    await userEvent.keyboard('{End}')
    await expect(args.onKindChange).toHaveBeenLastCalledWith('categories')
    await expect(canvas.getByRole('table', { name: texts.kinds.categories.name })).toBeVisible()
    // The view before disappears a moment later.
    await waitFor(() => expect(canvas.getAllByRole('tabpanel')).toHaveLength(1))
  },
}

export const Loading: Story = {
  args: { lists: { ...adminLists, plans: loading } },
}

export const Empty: Story = {
  args: { kind: 'promotions', lists: { ...adminLists, promotions: ready([]) } },
}

export const Failed: Story = {
  args: {
    lists: {
      ...adminLists,
      plans: { status: 'error', message: 'Failed to fetch the catalogue', onRetry: fn() },
    },
  },
}

/** A new price: what holds now, and what a year saves with it. */
export const Price: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLight } } },
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openPrices(canvasElement)
    await expect(args.onPricesShown).toHaveBeenCalledWith(basic.id)
    await userEvent.type(dialog.getByLabelText(own.amount, { exact: false }), '60000')
    await expect(dialog.getByText(/tiết kiệm 230\.000/)).toBeVisible()
  },
}

export const PriceSet: Story = {
  play: async ({ args, canvasElement }) => {
    const { dialog, submit } = await openPrices(canvasElement)
    await userEvent.type(dialog.getByLabelText(own.amount, { exact: false }), '60000')
    await userEvent.click(submit)
    await expect(args.onPriceSet).toHaveBeenLastCalledWith({
      planId: basic.id,
      billingPeriod: 'monthly',
      amount: '60000',
      listAmount: null,
      expectedAmount: '49000',
    })
    await waitFor(() => expect(submit.isConnected).toBe(false))
  },
}

/** A price that differs by more than half from the current one, as after a slip of the finger, is asked about. */
export const PriceFarOff: Story = {
  parameters: { chromatic: { modes: { ...phone, ...inLight } } },
  play: async ({ args, canvasElement }) => {
    const { dialog, submit } = await openPrices(canvasElement)
    await userEvent.type(dialog.getByLabelText(own.amount, { exact: false }), '490')
    await userEvent.click(submit)
    const name = own.farOff.heading('490\u00a0₫')
    const question = within(await screen.findByRole('dialog', { name }))
    await userEvent.click(question.getByRole('button', { name: own.farOff.back }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
    await expect(args.onPriceSet).not.toHaveBeenCalled()
    await userEvent.click(submit)
    await screen.findByRole('dialog', { name })
  },
}

/** A price from a time on, which is entered in Vietnam's time zone. A time that has passed is refused. */
export const PriceLater: Story = {
  // Its picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { dialog, submit } = await openPrices(canvasElement)
    await userEvent.selectOptions(dialog.getByLabelText(own.period), 'yearly')
    await userEvent.type(dialog.getByLabelText(own.amount, { exact: false }), '500000')
    await userEvent.type(dialog.getByLabelText(own.listAmount, { exact: false }), '400000')
    await userEvent.selectOptions(dialog.getByLabelText(own.start), 'later')
    const from = dialog.getByLabelText(own.from, { exact: false })
    await fireEvent.change(from, { target: { value: '2026-11-01T08:00' } })
    await userEvent.click(submit)
    await expect(dialog.getByText(own.fromPassed)).toBeVisible()
    await expect(dialog.getByText(own.listAmountTooLow)).toBeVisible()
    await expect(args.onPriceSet).not.toHaveBeenCalled()
    await userEvent.clear(dialog.getByLabelText(own.listAmount, { exact: false }))
    await fireEvent.change(from, { target: { value: '2026-12-01T08:00' } })
    await userEvent.click(submit)
    await expect(args.onPriceSet).toHaveBeenLastCalledWith({
      planId: basic.id,
      billingPeriod: 'yearly',
      amount: '500000',
      listAmount: null,
      validFrom: '2026-12-01T01:00:00.000Z',
      expectedAmount: '490000',
    })
  },
}

/** Another admin was faster: the price in force now is shown, what was typed stays, and it can be sent again. */
export const PriceChanged: Story = {
  args: {
    onPriceSet: fn(
      async ({ expectedAmount }: NewPrice): Promise<CatalogResult<AdminPlan>> =>
        expectedAmount === '49000'
          ? {
              ok: false,
              changed: { ...basic, prices: { ...basic.prices, monthly: { amount: '55000', listAmount: null } } },
            }
          : { ok: true },
    ),
  },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const { dialog, submit } = await openPrices(canvasElement)
    await userEvent.type(dialog.getByLabelText(own.amount, { exact: false }), '60000')
    await userEvent.click(submit)
    await expect(await dialog.findByText(/từ 49\.000.* thành 55\.000/)).toBeVisible()
    await expect(dialog.getByLabelText(own.amount, { exact: false })).toHaveValue('60000')
    await userEvent.click(submit)
    await expect(args.onPriceSet).toHaveBeenLastCalledWith(expect.objectContaining({ expectedAmount: '55000' }))
  },
}

export const PricePending: Story = {
  args: { onPriceSet: fn(never) },
  // Except for its button, the picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { dialog, submit } = await openPrices(canvasElement)
    await userEvent.type(dialog.getByLabelText(own.amount, { exact: false }), '60000')
    await userEvent.click(submit)
    await expect(await dialog.findByRole('button', { name: texts.pending })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(submit)
    await expect(args.onPriceSet).toHaveBeenCalledOnce()
  },
}

/** A planned price is cancelled after a question; a failure is shown above the others. */
export const PriceNotCancelled: Story = {
  args: { onPriceCancel: fn(failing('409: Giá này đã có hiệu lực')) },
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openPrices(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: /^Hủy giá 59\.000/ }))
    await expect(args.onPriceCancel).not.toHaveBeenCalled()
    const question = within(await screen.findByRole('dialog', { name: /^Hủy giá 59\.000.*\?$/ }))
    await userEvent.click(question.getByRole('button', { name: own.cancelPrice }))
    await expect(args.onPriceCancel).toHaveBeenCalledWith(adminPrices[0]?.id)
    await expect(await dialog.findByText('409: Giá này đã có hiệu lực')).toBeVisible()
  },
}

/** Only what has changed is sent, with the version that the admin has seen. */
export const Edited: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, texts.edit, basic.name)
    const dialog = await shownDialog(texts.editHeading(basic.name))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Singapore' }))
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expect(args.onSave).toHaveBeenLastCalledWith('plans', '4', { version: 3, soldOutLocations: [2] })
  },
}

/** What a plan promises is entered by itself and sent as a whole. */
export const Promises: Story = {
  // Its picture would be the same as that of the edited dialog.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, texts.edit, basic.name)
    const dialog = await shownDialog(texts.editHeading(basic.name))
    await userEvent.selectOptions(dialog.getByLabelText(texts.fields.backup, { exact: false }), 'daily')
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.fields.ddos }))
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expect(args.onSave).toHaveBeenLastCalledWith('plans', '4', {
      version: 3,
      promises: { ...basic.promises, backup: 'daily', ddos: true },
    })
  },
}

/** What is entered when the session ends is there afterwards, with the version that was seen. Closing the dialog drops it. */
export const Continued: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [visit, setVisit] = useState(1)
    const [drafts] = useState(() => {
      const kept = new Map<string, string>()
      return {
        read: (form: string) => JSON.parse(kept.get(form) ?? 'null'),
        write: (form: string, values: unknown) => void kept.set(form, JSON.stringify(values ?? null)),
      }
    })
    // Someone else has changed the plan meanwhile.
    const plans = adminPlans.map((plan) => (plan.id === basic.id ? { ...plan, version: visit + 2 } : plan))
    return (
      <>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          {CONTINUE}
        </button>
        <CatalogPanelWithView key={visit} {...args} lists={{ ...adminLists, plans: ready(plans) }} drafts={drafts} />
      </>
    )
  },
  play: async ({ args, canvasElement }) => {
    const openPlan = async () => {
      await press(canvasElement, texts.edit, basic.name)
      return shownDialog(texts.editHeading(basic.name))
    }
    const signInAgain = () => fireEvent.click(within(canvasElement).getByText(CONTINUE))
    const singapore = { name: 'Singapore' }
    await userEvent.click((await openPlan()).getByRole('checkbox', singapore))
    await signInAgain()
    const continued = await openPlan()
    await expect(continued.getByRole('checkbox', singapore)).toBeChecked()
    await userEvent.click(continued.getByRole('button', { name: texts.save }))
    await expect(args.onSave).toHaveBeenLastCalledWith('plans', '4', { version: 3, soldOutLocations: [2] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await openPlan()).getByRole('checkbox', singapore)).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const price = await openPrices(canvasElement)
    await userEvent.type(price.dialog.getByLabelText(own.amount, { exact: false }), '59000')
    await signInAgain()
    const priceAgain = await openPrices(canvasElement)
    await expect(priceAgain.dialog.getByLabelText(own.amount, { exact: false })).toHaveValue('59000')
    await userEvent.click(priceAgain.dialog.getByRole('button', { name: texts.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const emptied = await openPrices(canvasElement)
    await expect(emptied.dialog.getByLabelText(own.amount, { exact: false })).toHaveValue('')
  },
}

/** A missing language is named at its field, which gets the focus; nothing is sent. */
export const MissingLanguage: Story = {
  args: { kind: 'locations' },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.kinds.locations.add }))
    const dialog = await shownDialog(texts.kinds.locations.add)
    await userEvent.type(dialog.getByLabelText(texts.fields.name, { exact: false }), 'Tokyo')
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expect((await dialog.findAllByText(texts.problems.eachLanguage))[0]).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('lang', 'vi'))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Another admin has changed the plan: the new values are named, what was typed stays, and the next save is based on them. */
export const Changed: Story = {
  args: {
    onSave: fn(
      async (_kind: CatalogKind, _id: string | undefined, body: EntryBody): Promise<CatalogResult> =>
        body.version === 3 ? { ok: false, changed: { ...basic, version: 4, ram: 2, cpu: 2 } } : { ok: true },
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, texts.edit, basic.name)
    const dialog = await shownDialog(texts.editHeading(basic.name))
    const ram = dialog.getByLabelText(texts.fields.ram, { exact: false })
    await userEvent.clear(ram)
    await userEvent.type(ram, '8')
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expect(await dialog.findByText(texts.changed.detail)).toBeVisible()
    await expect(ram).toHaveValue('8')
    await expect(dialog.getByLabelText(texts.fields.cpu, { exact: false })).toHaveValue('2')
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expect(args.onSave).toHaveBeenLastCalledWith('plans', '4', { version: 4, ram: 8 })
  },
}

export const NotSaved: Story = {
  parameters: { chromatic: { modes: inLight } },
  args: { onSave: fn(failing('503: Máy chủ bận')) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, texts.edit, basic.name)
    const dialog = await shownDialog(texts.editHeading(basic.name))
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expect(await dialog.findByText('503: Máy chủ bận')).toBeVisible()
  },
}
