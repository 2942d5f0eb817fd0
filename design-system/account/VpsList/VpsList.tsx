import { Plus, Server } from 'lucide-react'
import type { CopyButtonTexts } from '#ds/account/CopyButton/index.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import type { AccountVps, Resource, VpsStatus } from '#ds/account/types.ts'
import { Button } from '#ds/components/Button/index.ts'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { VpsRow } from './VpsRow.tsx'

export interface VpsListTexts extends CopyButtonTexts {
  title: string
  order: string
  statuses: Readonly<Record<VpsStatus, string>>
  /** Said of an instance that was just ordered. */
  settingUp: string
  ipAddress: string
  ipPending: string
  ipNone: string
  cpu: string
  ram: string
  storage: string
  operatingSystem: string
  nextBillingDate: string
  cores: (count: number) => string
  gigabytes: (count: number) => string
  manage: string
  console: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
}

export interface VpsListProps {
  vps: Resource<readonly AccountVps[]>
  texts: VpsListTexts
  /** The customer wants another instance. */
  onOrder: () => void
}

/** The customer's instances, newest as given. */
export function VpsList({ vps, texts, onOrder }: VpsListProps) {
  const hasInstances = vps.status === 'ready' && vps.data.length > 0
  return (
    <Stack data-component="VpsList" space="md">
      <PanelHeader
        title={texts.title}
        action={
          hasInstances && (
            <Button icon={Plus} onClick={() => onOrder()}>
              {texts.order}
            </Button>
          )
        }
      />
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
              <Button icon={Plus} onClick={() => onOrder()}>
                {texts.order}
              </Button>
            }
          />
        }
      />
    </Stack>
  )
}
