import { SshKeys } from '#ds/account/SshKeys/index.ts'
import * as sshKeysArea from '#ds/texts/ssh-keys.ts'
import { useSshKeys } from '#site/hooks/use-ssh-keys.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The SSH keys of the account, with their data and their texts. */
export function SiteSshKeys() {
  const { sshKeysTexts } = useTexts(sshKeysArea)
  return <SshKeys {...useSshKeys()} texts={sshKeysTexts} />
}
