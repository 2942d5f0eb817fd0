import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { VpsConsole } from '#ds/account/VpsConsole/index.ts'
import { VpsPane } from '#ds/account/VpsPane/index.ts'
import { VpsRows } from '#ds/account/VpsRows/index.ts'
import { vpsEvents, vpsPane, vpsRows } from '#ds/texts/account/console.ts'
import { catalog, now, ready } from '#stories/fixtures/account.ts'
import { eventsOf, useActionsOf } from '#stories/fixtures/console.ts'
import { sixVps } from '#stories/fixtures/instances.ts'
import { useInLanguage } from '#stories/in-language.ts'

const shown = { vpsPane: vpsPane.vi, vpsRows: vpsRows.vi, vpsEvents: vpsEvents.vi, catalog, vps: sixVps }

function Console({ openId }: { openId?: string | undefined }) {
  const [selectedId, setSelectedId] = useState(openId)
  const { vps, ...texts } = useInLanguage(shown)
  const open = vps.find(({ id }) => id === selectedId)
  const actionsOf = useActionsOf()
  return (
    <VpsConsole
      list={
        <VpsRows
          vps={ready(vps)}
          catalog={texts.catalog}
          now={now}
          selectedId={selectedId}
          onSelectedIdChange={setSelectedId}
          onOrder={() => undefined}
          texts={texts.vpsRows}
          {...(open ? undefined : { actionsOf })}
        />
      }
      pane={
        open && (
          <VpsPane
            vps={open}
            catalog={texts.catalog}
            now={now}
            actions={actionsOf(open).filter(({ id }) => id !== 'manage')}
            events={eventsOf(open, texts.vpsEvents)}
            pageHref={`/dashboard/vps/${open.id}`}
            onOpenChange={() => setSelectedId(undefined)}
            texts={texts.vpsPane}
          />
        )
      }
      style={{ minBlockSize: '42rem' }}
    />
  )
}

const meta = {
  id: 'account-vpsconsole',
  title: 'Account/VpsConsole · Console VPS',
  component: VpsConsole,
  globals: { viewport: { value: 'desktop' } },
  args: { list: null },
} satisfies Meta<typeof VpsConsole>

export default meta
type Story = StoryObj<typeof meta>

const at1440 = { dark: { disable: true }, 'dark 1440': { theme: 'dark', viewport: 1440 } } as const

/** The selected row runs into the pane. */
export const Open: Story = {
  render: () => <Console openId={sixVps[0].id} />,
  parameters: { chromatic: { modes: { ...at1440, 'light 1440': { theme: 'light', viewport: 1440 } } } },
}

/** Enter opens, F6 moves to the pane and back, Escape closes and returns to the row. */
export const Keyboard: Story = {
  render: () => <Console />,
  parameters: { chromatic: { modes: at1440 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = () => canvasElement.querySelector<HTMLElement>(`[data-row="${sixVps[0].id}"]`)
    const pane = () => canvas.queryByRole('region', { name: 'cua-hang-online' })
    row()?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(pane()).toBeVisible())
    await userEvent.keyboard('{F6}')
    await expect(pane()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(pane()).not.toBeInTheDocument()
    await expect(row()).toHaveFocus()
  },
}
