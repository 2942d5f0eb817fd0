import { useState } from 'react'
import { dataOf } from '#ds/hooks/resource.ts'
import { VpsTab as VpsPanel } from '#ds/screens/DashboardScreen/VpsTab.tsx'
import * as accountArea from '#ds/texts/account.ts'
import { useDialogs } from '#site/dashboard/dialogs.tsx'
import { type TabProps, VpsDetails, WaitingOrders } from '#site/dashboard/tabs.tsx'
import { useInstances, useOrderCatalog } from '#site/hooks/account-resources.ts'
import { useMachineAction } from '#site/hooks/use-machine-action.ts'
import { machineHref, useOpenVps } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The tab `vps`, which the prerendered page shows. */
export function VpsTab({ userId, now, isKnown, onTabChange }: TabProps) {
  const { accountTexts } = useTexts(accountArea)
  const dialogs = useDialogs()
  const [openVpsId, setOpenVpsId] = useOpenVps()
  const [isOrderWaiting, setIsOrderWaiting] = useState(false)
  const startAction = useMachineAction({ userId })
  return (
    <VpsPanel
      vps={useInstances(userId)}
      catalog={dataOf(useOrderCatalog(userId))}
      now={now}
      above={isKnown && <WaitingOrders userId={userId} now={now} onWaitingChange={setIsOrderWaiting} />}
      isOrderWaiting={isOrderWaiting}
      openVpsId={isKnown ? openVpsId : undefined}
      onOpenVpsIdChange={setOpenVpsId}
      pane={(details) => <VpsDetails {...details} userId={userId} now={now} />}
      pageHref={machineHref}
      onAction={(vpsId, type) => startAction({ vpsId, action: { type } })}
      onOrder={(choice) => dialogs.open({ name: 'order', choice })}
      onPayTrial={({ id }) => dialogs.open({ name: 'trial', vpsId: id })}
      onRenew={({ id }) => dialogs.open({ name: 'renew', vpsId: id })}
      onContactSupport={() => onTabChange('support')}
      texts={accountTexts}
    />
  )
}
