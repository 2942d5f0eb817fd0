/**
 * Wrong uses of the design system are type errors: `npm run types` fails if one of these is accepted. Nothing here runs.
 */
import { Plus } from 'lucide-react'
import { WalletLevel, type WalletLevelProps } from '#ds/account/WalletLevel/index.ts'
import { Avatar } from '#ds/components/data/Avatar/index.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import type { ToastControls } from '#ds/components/feedback/Toast/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Tab, TabList, TabPanel } from '#ds/components/navigation/Tabs/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { Menu, MenuItem, MenuLink } from '#ds/components/overlays/Menu/index.ts'
import { StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { TicketPriorityBadge } from '#ds/domain/TicketPriorityBadge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { ComponentMessages } from '#ds/providers/messages.tsx'
import { localized, same } from '#ds/texts/localized.ts'

/** Accepts anything, so that each line is a separate example. */
declare function use(...values: unknown[]): void
declare const toast: ToastControls
declare const wallet: Omit<WalletLevelProps, 'balance'>
const noop = () => undefined

// Everything without a text needs a name.
// @ts-expect-error a button with only an icon needs an aria-label
use(<Button iconOnly icon={Plus} />)
// @ts-expect-error a field needs a label
use(<Field>…</Field>)
// @ts-expect-error a checkbox needs a label
use(<Checkbox />)
// @ts-expect-error a group of options needs a label
use(<RadioCards>…</RadioCards>)
use(
  // @ts-expect-error a dialog needs a heading
  <Dialog open onOpenChange={noop}>
    …
  </Dialog>,
)
// @ts-expect-error a tab list needs a label
use(<TabList>…</TabList>)
// @ts-expect-error an avatar needs the person's name for the initials
use(<Avatar src="/an.png" />)
// @ts-expect-error an empty state needs a title
use(<EmptyState icon={Plus} description="…" />)

// Nothing is disabled without a reason.
// @ts-expect-error use disabledReason
use(<Button disabled>…</Button>)
// @ts-expect-error use disabledReason
use(<RadioCard value="a" title="A" disabled />)
// @ts-expect-error the reason is a text, not a boolean
use(<Button disabledReason>…</Button>)

// Only the defined variants exist.
// @ts-expect-error no such tone
use(<Button tone="danger">…</Button>)
// @ts-expect-error use emphasis
use(<Button variant="outline">…</Button>)
// @ts-expect-error a badge needs a tone
use(<Badge>…</Badge>)
// @ts-expect-error promotion is for offers, not for notices
use(<Notice tone="promotion">…</Notice>)
// @ts-expect-error the status determines the tone
use(<StatusBadge status="active" tone="critical" />)
// @ts-expect-error no such status
use(<StatusBadge status="rebooting" />)
// @ts-expect-error the priority determines the tone
use(<TicketPriorityBadge priority="low" tone="critical" />)
// @ts-expect-error only the spaces of the scale exist
use(<Stack space="17px">…</Stack>)
// @ts-expect-error at most four columns
use(<Grid columns={5}>…</Grid>)
// @ts-expect-error parents space their children
use(<Box margin="md">…</Box>)
// @ts-expect-error a heading needs a level
use(<Heading>…</Heading>)
// @ts-expect-error there are four levels
use(<Heading level={5}>…</Heading>)
// @ts-expect-error use render={<span />}
use(<Text as="span">…</Text>)
// @ts-expect-error pass the icon itself, not its name
use(<Icon icon="plus" />)

// Links need an address, controls need a handler.
// @ts-expect-error a link needs an href
use(<Link>…</Link>)
// @ts-expect-error a link needs an href
use(<ButtonLink>…</ButtonLink>)
// @ts-expect-error a link needs an href
use(<MenuLink>…</MenuLink>)
// @ts-expect-error a menu item needs onSelect
use(<MenuItem>…</MenuItem>)
// @ts-expect-error a menu needs a trigger
use(<Menu>…</Menu>)
// @ts-expect-error a dialog is always controlled
use(<Dialog heading="…">…</Dialog>)

// Parts of a component refer to each other, and accept only the intended children.
// @ts-expect-error a tab needs the value of its panel
use(<Tab>…</Tab>)
// @ts-expect-error the label of a tab is a string, so that its bold width can be reserved
use(<Tab value="a">{<b>…</b>}</Tab>)
// @ts-expect-error a panel needs the value of its tab
use(<TabPanel>…</TabPanel>)
// @ts-expect-error a select needs options
use(<Select aria-label="…" />)
use(
  // @ts-expect-error options are data, not children
  <Select aria-label="…" options={[]}>
    …
  </Select>,
)
// @ts-expect-error only one option can be selected
use(<Select aria-label="…" options={[]} multiple />)
// @ts-expect-error the type is fixed
use(<NumberInput type="email" />)
// @ts-expect-error a column needs to render its cells
use({ id: 'name', header: '…' } satisfies TableColumn<string>)

// Money is a string of digits: a float would lose precision.
// @ts-expect-error not a number
use(<WalletLevel {...wallet} balance={{ status: 'ready', data: 49_000.5 }} />)

// Only the defined messages exist, and toasts need a title.
// @ts-expect-error no such text
use({ cancel: '…' } satisfies Partial<ComponentMessages>)
// @ts-expect-error a toast needs a title
toast.show({ description: '…' })
// @ts-expect-error no such tone
toast.show({ title: '…', tone: 'promotion' })

// A text has all its languages, in the type of the component.
interface Texts {
  heading: string
  count: (value: number) => string
}
const heading = same('…')
const count = same((value: number) => `${value}`)
use(localized<Texts>({ heading, count }))
// @ts-expect-error no Chinese
use(localized<Texts>({ heading: { vi: '…', en: '…' }, count }))
// @ts-expect-error no language at all
use(localized<Texts>({ heading: '…', count }))
// @ts-expect-error a text is missing
use(localized<Texts>({ heading }))
// @ts-expect-error no such text
use(localized<Texts>({ heading, count, title: heading }))
// @ts-expect-error a text with a value is a function in every language
use(localized<Texts>({ heading, count: { vi: (value) => `${value}`, en: (value) => `${value}`, zh: '…' } }))
