import { Plus, Server } from 'lucide-react'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { ShownVpsStatus } from '#contracts/rules/vps-status.ts'
import type { CopyButtonTexts } from '#ds/account/CopyButton/index.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import type { ShownVps } from '#ds/account/shown-vps.ts'
import { Button } from '#ds/components/Button/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { VpsRow } from './VpsRow.tsx'

export interface VpsListTexts extends CopyButtonTexts {
  title: string
  /** Label of the button in the empty list. */
  order: string
  statuses: Readonly<Record<ShownVpsStatus, string>>
  /** Shown for an instance that was just ordered. */
  settingUp: string
  /** Shown for an instance that could not be created, and whose price was refunded. */
  failed: string
  ipAddress: string
  ipPending: string
  ipNone: string
  cpu: string
  ram: string
  storage: string
  operatingSystem: string
  /** What a period costs without a discount. */
  price: string
  /** Follows a price, such as "per month". */
  perPeriod: Readonly<Record<BillingPeriod, string>>
  nextBillingDate: string
  /** Label of what is charged then. */
  nextCharge: string
  /** Shown instead of that date for an instance that will not be renewed. */
  notRenewed: string
  /** `count` is already formatted. */
  cores: (count: string) => string
  trial: {
    /** Label of the day when it ends, or has ended. */
    ends: string
    daysLeft: (days: number) => string
    /** What happens then. */
    note: string
    /** It has ended, and the instance is suspended. */
    ended: string
    endedNote: string
    /** Label of the button that pays for it. */
    pay: string
  }
  /** An admin has suspended the instance. */
  suspended: string
  suspendedNote: string
  contactSupport: string
  manage: string
  console: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
}

export interface VpsListProps extends Omit<StackProps, 'children'> {
  vps: Resource<readonly ShownVps[]>
  /** The current time, ISO 8601: the days of a trial that are left are counted from it. */
  now: string
  texts: VpsListTexts
  /** Called to pay for a trial, running or ended. */
  onPayTrial: (vps: ShownVps) => void
  /** Called to ask support why an instance is suspended. */
  onContactSupport: () => void
  /** Called to order a first instance, from the empty list. */
  onOrder: () => void
}

/** The customer's instances, in the order given. */
export function VpsList({ vps, now, texts, onPayTrial, onContactSupport, onOrder, ...rest }: VpsListProps) {
  return (
    <Stack data-component="VpsList" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      <ResourceList
        label={texts.title}
        resource={vps}
        itemKey={(instance) => instance.id}
        renderItem={(instance) => (
          <VpsRow vps={instance} now={now} texts={texts} onPayTrial={onPayTrial} onContactSupport={onContactSupport} />
        )}
        errorTitle={texts.errorTitle}
        skeletonLines={4}
        density="roomy"
        empty={
          <EmptyState
            icon={Server}
            title={texts.emptyTitle}
            description={texts.emptyDescription}
            action={
              <Button emphasis="soft" icon={Plus} onClick={() => onOrder()}>
                {texts.order}
              </Button>
            }
          />
        }
      />
    </Stack>
  )
}
