import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { InfrastructurePanel } from '#ds/admin/InfrastructurePanel/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { infrastructureAdminTexts } from '#ds/texts/infrastructure-admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import {
  addresses,
  agreed,
  disagreed,
  failedActions,
  neverCompared,
  nodes,
  places,
  pools,
  stuckActions,
} from '#stories/fixtures/infrastructure.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, phoneAndDesktop, widths } from '#stories/modes.ts'
import { now } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = infrastructureAdminTexts.vi

const meta = {
  id: 'back-office-infrastructurepanel',
  title: 'Back-office/InfrastructurePanel · Bảng hạ tầng',
  component: InfrastructurePanel,
  args: {
    texts,
    view: 'nodes',
    onViewChange: fn(),
    now,
    locations: places,
    nodes: ready(nodes),
    onCreateNode: fn(done),
    onChangeNode: fn(done),
    onLook: fn(done),
    pools: ready(pools),
    onCreatePool: fn(done),
    onChangePool: fn(done),
    onOpenPool: fn(),
    poolId: pools[0].id,
    onPoolChange: fn(),
    addresses: { rows: ready(addresses), page: 1 },
    addressFilter: 'all',
    onAddressFilterChange: fn(),
    onBlock: fn(done),
    onUnblock: fn(done),
    actions: { rows: ready(stuckActions), page: 1 },
    actionKind: 'stuck',
    onActionKindChange: fn(),
    onRetryAction: fn(done),
    onAdoptAction: fn(done),
    differences: ready(agreed),
    onCompare: fn(done),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof InfrastructurePanel>

export default meta
type Story = StoryObj<typeof meta>
type Dialog = Awaited<ReturnType<typeof shownDialog>>

async function press(canvasElement: HTMLElement, action: string, name: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: texts.actionFor(action, name) }))
}
const field = (dialog: Dialog, label: string) =>
  dialog.getByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}`) })
const submit = (dialog: Dialog, name = texts.submit) => userEvent.click(dialog.getByRole('button', { name }))

/** How full each node is, and when it was last heard of. The keyboard goes from view to view. */
export const Nodes: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('row', { name: /hn-01/ })).toHaveTextContent(texts.nodes.states.unknown)
    const level = within(canvas.getByRole('row', { name: /hcm-01/ })).getByRole('meter', {
      name: texts.nodes.columns.ram,
    })
    await expect(level).toHaveAttribute('aria-valuetext', texts.nodes.used('64\u00a0GB', '128\u00a0GB'))
    canvas.getByRole('tab', { name: texts.views.nodes }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith('pools'))
  },
}

/** Which systems each node can set up, and which of those on sale it lacks. The hypervisor can be looked at at once. */
export const Systems: Story = {
  args: { onLook: fn(failing('503: Hypervisor không trả lời')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const own = texts.nodes.systems
    const rowOf = (name: RegExp) => canvas.getByRole('row', { name })
    await expect(rowOf(/hcm-01/)).toHaveTextContent(own.complete)
    await expect(rowOf(/hcm-02/)).toHaveTextContent(own.missing('AlmaLinux 9 và Windows Server 2022'))
    await expect(rowOf(/hcm-02/)).toHaveTextContent(own.present('Ubuntu 24.04 LTS và Debian 13'))
    await expect(rowOf(/hn-02/)).toHaveTextContent(own.unknown)
    await userEvent.click(canvas.getByRole('button', { name: texts.nodes.look }))
    await expect(args.onLook).toHaveBeenCalled()
    await expect(await canvas.findByText('503: Hypervisor không trả lời')).toBeVisible()
  },
}

export const Loading: Story = { args: { nodes: loading }, parameters: { chromatic: { modes: phone } } }

export const Empty: Story = { args: { nodes: ready([]) } }

export const Failed: Story = { args: { nodes: { status: 'error', message: 'Failed to fetch nodes', onRetry: fn() } } }

/** What is missing is named at each field; then the node is written down as the hypervisor names it. */
export const NodeAdded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const own = texts.nodes
    await userEvent.click(within(canvasElement).getByRole('button', { name: own.add }))
    const dialog = await shownDialog(own.addHeading)
    await submit(dialog)
    await expect(await dialog.findByText(texts.problems.required)).toBeVisible()
    await expect(dialog.getAllByText(texts.problems.number)).toHaveLength(3)
    await expect(args.onCreateNode).not.toHaveBeenCalled()
    await userEvent.type(field(dialog, own.fields.name), 'hcm-03')
    await userEvent.type(field(dialog, own.fields.cores), '32')
    await userEvent.type(field(dialog, own.fields.ramMb), '131072')
    await userEvent.type(field(dialog, own.fields.diskGb), '4000')
    await submit(dialog)
    await expect(args.onCreateNode).toHaveBeenLastCalledWith({
      name: 'hcm-03',
      locationId: 1,
      driver: 'sandbox',
      enabled: true,
      cores: 32,
      cpuOvercommit: 4,
      ramMb: 131_072,
      diskGb: 4000,
    })
  },
}

/** A node that is switched off keeps its machines. */
export const NodeChanged: Story = {
  args: { onChangeNode: fn(never) },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, texts.nodes.edit, 'hcm-01')
    const dialog = await shownDialog(texts.nodes.editHeading('hcm-01'))
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.nodes.enabled }))
    await submit(dialog)
    await expect(args.onChangeNode).toHaveBeenLastCalledWith(nodes[0].id, {
      enabled: false,
      cores: 32,
      cpuOvercommit: 4,
      ramMb: 131_072,
      diskGb: 4000,
    })
    await expect(await dialog.findByRole('button', { name: texts.pending })).toHaveAttribute('aria-busy', 'true')
  },
}

/** How many addresses each pool has left, and what became of the others. */
export const Pools: Story = {
  args: { view: 'pools' },
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, texts.pools.show, pools[1].name)
    await expect(args.onOpenPool).toHaveBeenLastCalledWith(pools[1].id)
  },
}

/** What the server refuses is said at the field, and everything that was entered stays. */
export const PoolRefused: Story = {
  args: {
    view: 'pools',
    onCreatePool: fn(
      async (): Promise<SubmitResult> => ({
        ok: false,
        message: '422',
        fieldErrors: [{ path: 'cidr', message: 'Hãy nhập một mạng như 198.18.0.0/22' }],
      }),
    ),
  },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const own = texts.pools
    await userEvent.click(within(canvasElement).getByRole('button', { name: own.add }))
    const dialog = await shownDialog(own.addHeading)
    await userEvent.type(field(dialog, own.fields.name), 'Hà Nội 2')
    await userEvent.type(field(dialog, own.fields.network), '198.18.8.1/22')
    await userEvent.type(field(dialog, own.fields.dns), '198.18.8.2, 198.18.8.3')
    await submit(dialog)
    await expect(args.onCreatePool).toHaveBeenLastCalledWith({
      name: 'Hà Nội 2',
      cidr: '198.18.8.1/22',
      dns: ['198.18.8.2', '198.18.8.3'],
      locationId: 1,
      nodeId: null,
      enabled: true,
    })
    const network = field(dialog, own.fields.network)
    await waitFor(() => expect(network).toHaveAccessibleDescription(/Hãy nhập một mạng như/))
    await expect(network).toHaveValue('198.18.8.1/22')
  },
}

export const PoolChanged: Story = {
  args: { view: 'pools' },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, texts.pools.edit, pools[0].name)
    const dialog = await shownDialog(texts.pools.editHeading(pools[0].name))
    await expect(dialog.queryByRole('textbox', { name: /^Mạng/ })).not.toBeInTheDocument()
    await userEvent.clear(field(dialog, texts.pools.fields.dns))
    await submit(dialog)
    await expect(args.onChangePool).toHaveBeenLastCalledWith(pools[0].id, {
      name: pools[0].name,
      dns: [],
      enabled: true,
    })
  },
}

/** An address in each state. */
export const Addresses: Story = {
  args: { view: 'addresses' },
  parameters: { chromatic: { modes: widths } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvasElement, texts.addresses.unblock, '198.18.0.4')
    await expect(args.onUnblock).toHaveBeenLastCalledWith(pools[0].id, '198.18.0.4')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.addresses.pool }), pools[1].id)
    await expect(args.onPoolChange).toHaveBeenLastCalledWith(pools[1].id)
    await userEvent.click(canvas.getByRole('button', { name: texts.addresses.filters.quarantined }))
    await expect(args.onAddressFilterChange).toHaveBeenLastCalledWith('quarantined')
  },
}

/** The reason is asked for, and what was entered stays when it could not be sent. */
export const AddressBlocked: Story = {
  args: { view: 'addresses', onBlock: fn(failing('503: Máy chủ bận')) },
  play: async ({ args, canvasElement }) => {
    const own = texts.addresses.blocking
    await press(canvasElement, texts.addresses.block, '198.18.0.5')
    const dialog = await shownDialog(own.heading('198.18.0.5'))
    await submit(dialog, own.submit)
    await expect(await dialog.findByText(texts.problems.reason)).toBeVisible()
    await userEvent.type(field(dialog, own.reason), 'Nằm trong danh sách chặn')
    await submit(dialog, own.submit)
    await expect(args.onBlock).toHaveBeenLastCalledWith(pools[0].id, '198.18.0.5', 'Nằm trong danh sách chặn')
    await expect(await dialog.findByText('503: Máy chủ bận')).toBeVisible()
    await expect(field(dialog, own.reason)).toHaveValue('Nằm trong danh sách chặn')
  },
}

/** What does not get on is run again with one click. */
export const Stuck: Story = {
  args: { view: 'actions' },
  parameters: { chromatic: { modes: widths } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, texts.actions.retry, 'VPS-0042')
    await expect(args.onRetryAction).toHaveBeenLastCalledWith(stuckActions[0].id)
  },
}

/** Why each failed. One whose machine is gone offers nothing. */
export const FailedActions: Story = {
  args: {
    view: 'actions',
    actionKind: 'failed',
    actions: { rows: ready(failedActions), page: 1 },
    onRetryAction: fn(failing('409: Tác vụ này đã chuyển sang trạng thái khác')),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button', { name: new RegExp(`^${texts.actions.retry}`) })).toHaveLength(1)
    await press(canvasElement, texts.actions.retry, 'VPS-0031')
    await expect(await canvas.findByText(/409/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.actions.kinds.stuck }))
    await expect(args.onActionKindChange).toHaveBeenLastCalledWith('stuck')
  },
}

/** Taking a result as it is changes only the books, which the dialog says. */
export const Adopted: Story = {
  args: { view: 'actions', onAdoptAction: fn(done) },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const own = texts.actions.adopting
    await press(canvasElement, texts.actions.adopt, 'VPS-0042')
    const dialog = await shownDialog(own.heading('VPS-0042'))
    await expect(dialog.getByText(own.consequence.title)).toBeVisible()
    await userEvent.type(field(dialog, own.reason), 'Máy đã chạy trên hcm-01')
    const button = dialog.getByRole('button', { name: own.submit })
    await userEvent.click(button)
    await expect(args.onAdoptAction).toHaveBeenLastCalledWith(stuckActions[0].id, 'Máy đã chạy trên hcm-01')
    await waitFor(() => expect(button.isConnected).toBe(false))
  },
}

/** Where books and hypervisor disagree, and what to do. */
export const Differences: Story = {
  args: { view: 'differences', differences: ready(disagreed), onCompare: fn(failing('503: Hypervisor không trả lời')) },
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(texts.differences.more('2'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.differences.run }))
    await expect(args.onCompare).toHaveBeenCalled()
    await expect(await canvas.findByText('503: Hypervisor không trả lời')).toBeVisible()
  },
}

export const Agreed: Story = { args: { view: 'differences' }, parameters: { chromatic: { modes: inLight } } }

export const NeverCompared: Story = {
  args: { view: 'differences', differences: ready(neverCompared) },
}
