import { Plus, Server } from 'lucide-react'
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
  nextBillingDate: string
  /** Shown instead of that date for an instance that will not be renewed. */
  notRenewed: string
  /** `count` is already formatted. */
  cores: (count: string) => string
  /** `count` is already formatted. */
  gigabytes: (count: string) => string
  manage: string
  console: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
}

export interface VpsListProps extends Omit<StackProps, 'children'> {
  vps: Resource<readonly ShownVps[]>
  texts: VpsListTexts
  /** Called to order a first instance, from the empty list. */
  onOrder: () => void
}

/** The customer's instances, in the order given. */
export function VpsList({ vps, texts, onOrder, ...rest }: VpsListProps) {
  return (
    <Stack data-component="VpsList" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      <ResourceList
        label={texts.title}
        resource={vps}
        itemKey={(instance) => instance.id}
        renderItem={(instance) => <VpsRow vps={instance} texts={texts} />}
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
