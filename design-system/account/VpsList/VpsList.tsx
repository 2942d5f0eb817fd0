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
  /** Offered where there is none. */
  order: string
  statuses: Readonly<Record<ShownVpsStatus, string>>
  /** Said of an instance that was just ordered. */
  settingUp: string
  /** Said of an instance that could not be made, and whose price is back in the wallet. */
  failed: string
  ipAddress: string
  ipPending: string
  ipNone: string
  cpu: string
  ram: string
  storage: string
  operatingSystem: string
  nextBillingDate: string
  /** Stands for that date where an instance will not be paid for again. */
  notRenewed: string
  /** `count` is formatted. */
  cores: (count: string) => string
  /** `count` is formatted. */
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
  /** The customer wants a first instance: offered where there is none. */
  onOrder: () => void
}

/** The customer's instances, newest as given. */
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
