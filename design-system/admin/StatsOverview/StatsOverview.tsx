import { Banknote, CalendarDays, type LucideIcon, Server, Users, Wallet } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { AdminStats } from '#contracts/admin.ts'
import { ErrorState } from '#ds/components/ErrorState/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/components/resource.ts'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { ShareCard } from './ShareCard.tsx'

interface FigureTexts {
  label: string
  context: string
}

export interface StatsOverviewTexts {
  monthlyRevenue: FigureTexts
  totalRevenue: FigureTexts
  totalBalance: FigureTexts
  users: { total: string; active: string }
  vps: { total: string; active: string }
  loadFailed: string
}

export interface StatsOverviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts, in one language. */
  texts: StatsOverviewTexts
  /** Stale figures stay visible below a notice. */
  stats: Resource<AdminStats>
}

/** The back-office at a glance: revenue and balances, then the total and active numbers of users and instances. */
export function StatsOverview({ texts, stats: resource, ...rest }: StatsOverviewProps) {
  const { currency } = useFormats()
  if (resource.status === 'error')
    return (
      <Box data-component="StatsOverview" surface="raised" {...rest}>
        <ErrorState title={texts.loadFailed} description={resource.message} onRetry={resource.onRetry} />
      </Box>
    )

  const stats = dataOf(resource)
  const loadError = loadErrorOf(resource)
  const money: { texts: FigureTexts; icon: LucideIcon; value: number | string | undefined }[] = [
    { texts: texts.monthlyRevenue, icon: CalendarDays, value: stats?.revenue.monthlyRevenue },
    { texts: texts.totalRevenue, icon: Banknote, value: stats?.revenue.totalRevenue },
    { texts: texts.totalBalance, icon: Wallet, value: stats?.users.totalBalance },
  ]
  return (
    <Stack data-component="StatsOverview" {...rest}>
      {loadError && (
        <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={loadError.onRetry}>
          {loadError.message}
        </Notice>
      )}
      <Grid columns={{ base: 1, medium: 3 }}>
        {money.map(({ texts: { label, context }, icon, value }) => (
          <StatCard
            key={label}
            label={label}
            context={context}
            icon={icon}
            loading={value === undefined}
            value={value !== undefined && currency(value)}
          />
        ))}
      </Grid>
      <Grid columns={{ base: 1, medium: 2 }}>
        <ShareCard texts={texts.users} icon={Users} total={stats?.users.totalUsers} active={stats?.users.activeUsers} />
        <ShareCard texts={texts.vps} icon={Server} total={stats?.vps.totalVps} active={stats?.vps.activeVps} />
      </Grid>
    </Stack>
  )
}
