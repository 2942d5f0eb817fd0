import { LifeBuoy, type LucideIcon, ReceiptText, Server, Wallet } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { AccountSummary } from '#contracts/account.ts'
import type { Resource } from '#ds/components/resource.ts'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { useFormats } from '#ds/providers/format.tsx'

export interface WalletStatCardsTexts {
  /** Accessible name of the group. */
  label: string
  balance: string
  balanceContext: string
  activeVps: string
  /** `total` is the number of instances that are neither failed nor terminated. */
  activeVpsContext: (total: number) => string
  openTickets: string
  openTicketsContext: string
  monthlySpend: string
  /** `month` is already formatted. */
  monthlySpendContext: (month: string) => string
  /** Replaces `monthlySpendContext` in a month with refunds; `refunds` is already formatted. */
  monthlySpendNet: (refunds: string) => string
  /** Shown instead of a figure that could not be loaded. */
  unknown: string
  unknownContext: string
}

export interface WalletStatCardsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Whole dong as a decimal string. */
  balance: Resource<string>
  summary: Resource<AccountSummary>
  /** The current time, ISO 8601: determines the month until the summary has loaded. */
  now: string
  texts: WalletStatCardsTexts
}

/** The four figures of the account: balance, active instances, open tickets and this month's payments. */
export function WalletStatCards({ balance, summary, now, texts, ...rest }: WalletStatCardsProps) {
  const { currency, number, month } = useFormats()
  return (
    <section data-component="WalletStatCards" aria-label={texts.label} {...rest}>
      <Grid columns={{ base: 2, large: 4 }} space={{ base: 'sm', medium: 'md' }}>
        <Figure
          label={texts.balance}
          icon={Wallet}
          resource={balance}
          value={(dong) => currency(dong)}
          context={texts.balanceContext}
          texts={texts}
        />
        <Figure
          label={texts.activeVps}
          icon={Server}
          resource={summary}
          value={({ activeVps }) => number(activeVps)}
          context={({ totalVps }) => texts.activeVpsContext(totalVps)}
          texts={texts}
        />
        <Figure
          label={texts.openTickets}
          icon={LifeBuoy}
          resource={summary}
          value={({ openTickets }) => number(openTickets)}
          context={texts.openTicketsContext}
          texts={texts}
        />
        <Figure
          label={texts.monthlySpend}
          icon={ReceiptText}
          resource={summary}
          value={({ monthlySpend }) => currency(monthlySpend)}
          context={
            summary.status === 'ready' && summary.data.monthlyRefunds !== '0'
              ? texts.monthlySpendNet(currency(summary.data.monthlyRefunds))
              : texts.monthlySpendContext(month(summary.status === 'ready' ? summary.data.month : now))
          }
          texts={texts}
        />
      </Grid>
    </section>
  )
}

interface FigureProps<Data> {
  label: string
  icon: LucideIcon
  resource: Resource<Data>
  value: (data: Data) => string
  /** A plain string needs no data, so it is shown while loading, too. */
  context: string | ((data: Data) => string)
  texts: WalletStatCardsTexts
}

function Figure<Data>({ label, icon, resource, value, context, texts }: FigureProps<Data>) {
  const card = { label, icon }
  const fixed = typeof context === 'string' ? context : undefined
  if (resource.status === 'loading') return <StatCard {...card} value={null} context={fixed} loading />
  if (resource.status === 'error') return <StatCard {...card} value={texts.unknown} context={texts.unknownContext} />
  return (
    <StatCard
      {...card}
      value={value(resource.data)}
      context={typeof context === 'string' ? context : context(resource.data)}
    />
  )
}
