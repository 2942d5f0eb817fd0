/**
 * Wrong use of the design system does not type-check: `npm run types` fails where one of these is no longer an error.
 * Nothing here runs.
 */
import { Plus } from 'lucide-react'
import { WalletPanel, type WalletPanelProps } from '#ds/account/WalletPanel/index.ts'
import { Avatar } from '#ds/components/Avatar/index.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { ButtonLink } from '#ds/components/ButtonLink/index.ts'
import { Checkbox } from '#ds/components/Checkbox/index.ts'
import { Dialog } from '#ds/components/Dialog/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Menu, MenuItem, MenuLink } from '#ds/components/Menu/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { NumberInput } from '#ds/components/NumberInput/index.ts'
import { RadioCard, RadioCards } from '#ds/components/RadioCards/index.ts'
import { Select } from '#ds/components/Select/index.ts'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import type { TableColumn } from '#ds/components/Table/index.ts'
import { Tab, TabList, TabPanel } from '#ds/components/Tabs/index.ts'
import { TicketPriorityBadge } from '#ds/components/TicketPriorityBadge/index.ts'
import type { ToastControls } from '#ds/components/Toast/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { ComponentMessages } from '#ds/providers/messages.tsx'

/** Takes anything, so that each line stands for itself. */
declare function use(...values: unknown[]): void
declare const toast: ToastControls
declare const wallet: Omit<WalletPanelProps, 'balance'>
const nothing = () => undefined

// What has no text needs a name.
// @ts-expect-error an icon alone has no name
use(<Button iconOnly icon={Plus} />)
// @ts-expect-error a field has a label
use(<Field>…</Field>)
// @ts-expect-error a checkbox has a label
use(<Checkbox />)
// @ts-expect-error a group of choices has a label
use(<RadioCards>…</RadioCards>)
use(
  // @ts-expect-error a dialog has a heading
  <Dialog open onOpenChange={nothing}>
    …
  </Dialog>,
)
// @ts-expect-error a row of tabs has a name
use(<TabList>…</TabList>)
// @ts-expect-error a person has a name, from which the initials come
use(<Avatar src="/an.png" />)
// @ts-expect-error an empty state says what is empty
use(<EmptyState icon={Plus} description="…" />)
// @ts-expect-error a figure says what it counts
use(<StatCard icon={Plus} value="3" />)

// Nothing is disabled without a reason.
// @ts-expect-error disabledReason
use(<Button disabled>…</Button>)
// @ts-expect-error disabledReason
use(<RadioCard value="a" title="A" disabled />)
// @ts-expect-error the reason is a text, not a switch
use(<Button disabledReason>…</Button>)

// Looks are chosen from what there is.
// @ts-expect-error no such tone
use(<Button tone="danger">…</Button>)
// @ts-expect-error emphasis
use(<Button variant="outline">…</Button>)
// @ts-expect-error a badge says by its tone what the word means
use(<Badge>…</Badge>)
// @ts-expect-error promotion is for offers, not for messages
use(<Notice tone="promotion">…</Notice>)
// @ts-expect-error the status decides the tone
use(<StatusBadge status="active" tone="critical" />)
// @ts-expect-error no such status
use(<StatusBadge status="rebooting" />)
// @ts-expect-error the priority decides the tone
use(<TicketPriorityBadge priority="low" tone="critical" />)
// @ts-expect-error distances come from the scale
use(<Stack space="17px">…</Stack>)
// @ts-expect-error four columns at most
use(<Grid columns={5}>…</Grid>)
// @ts-expect-error parents space their children
use(<Box margin="md">…</Box>)
// @ts-expect-error a heading has a place in the outline
use(<Heading>…</Heading>)
// @ts-expect-error the outline goes four deep
use(<Heading level={5}>…</Heading>)
// @ts-expect-error render={<span />}
use(<Text as="span">…</Text>)
// @ts-expect-error a drawing, not its name
use(<Icon icon="plus" />)

// What leads somewhere has an address, what acts has an act.
// @ts-expect-error where to
use(<Link>…</Link>)
// @ts-expect-error where to
use(<ButtonLink>…</ButtonLink>)
// @ts-expect-error where to
use(<MenuLink>…</MenuLink>)
// @ts-expect-error what is done
use(<MenuItem>…</MenuItem>)
// @ts-expect-error what opens it
use(<Menu>…</Menu>)
// @ts-expect-error the caller decides whether it is open
use(<Dialog heading="…">…</Dialog>)

// Parts name what they belong to, and hold what they are made for.
// @ts-expect-error what it shows
use(<Tab>…</Tab>)
// @ts-expect-error the label of a tab is text: its width is kept while it turns bold
use(<Tab value="a">{<b>…</b>}</Tab>)
// @ts-expect-error which tab shows it
use(<TabPanel>…</TabPanel>)
// @ts-expect-error what can be chosen
use(<Select aria-label="…" />)
use(
  // @ts-expect-error options come as data
  <Select aria-label="…" options={[]}>
    …
  </Select>,
)
// @ts-expect-error one of a list
use(<Select aria-label="…" options={[]} multiple />)
// @ts-expect-error it is a number
use(<NumberInput type="email" />)
// @ts-expect-error a column says how to draw its cells
use({ id: 'name', header: '…' } satisfies TableColumn<string>)

// Money is a decimal string: a float would lose dong.
// @ts-expect-error money as a float
use(<WalletPanel {...wallet} balance={{ status: 'ready', data: 49_000.5 }} />)

// Texts that are asked for exist, and toasts say what happened.
// @ts-expect-error no such text
use({ cancel: '…' } satisfies Partial<ComponentMessages>)
// @ts-expect-error a toast says what happened
toast.show({ description: '…' })
// @ts-expect-error no such tone
toast.show({ title: '…', tone: 'promotion' })
