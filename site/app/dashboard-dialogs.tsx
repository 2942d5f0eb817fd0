import { useState } from 'react'
import { SshKeyChoice } from '#ds/account/SshKeys/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { DashboardDialogs, type DashboardDialogsProps } from '#ds/screens/DashboardScreen/DashboardDialogs.tsx'
import * as sshKeysArea from '#ds/texts/ssh-keys.ts'
import { useSshKeys } from '#site/hooks/use-ssh-keys.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The most keys that the server gives to a machine. */
const KEYS_MAX = 20

/** The dialogs of the dashboard, with the keys that an order can choose: loaded when a dialog is opened first. */
export function SiteDashboardDialogs(props: DashboardDialogsProps) {
  const { sshKeyChoiceTexts } = useTexts(sshKeysArea)
  const { sshKeys, onAdd } = useSshKeys({ enabled: props.dialog?.name === 'order' })
  // All are chosen at first, also one that is added.
  const [left, setLeft] = useState<readonly string[]>([])
  const known = (dataOf(sshKeys) ?? []).map(({ id }) => id)
  const ids = known.filter((id) => !left.includes(id)).slice(0, KEYS_MAX)
  const field = (
    <SshKeyChoice
      sshKeys={sshKeys}
      value={ids}
      onValueChange={(chosen) => setLeft(known.filter((id) => !chosen.includes(id)))}
      onAdd={onAdd}
      texts={sshKeyChoiceTexts}
    />
  )
  return <DashboardDialogs {...props} order={{ ...props.order, sshKeys: { ids, field } }} />
}
