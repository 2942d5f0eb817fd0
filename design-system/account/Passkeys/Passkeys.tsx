import { Fingerprint, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contracts/passkeys.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { RecoveryCodes } from '#ds/account/SecuritySettings/RecoveryCodes.tsx'
import { SettingList, SettingRow } from '#ds/account/SettingList/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs.tsx'
import type { PasskeysTexts } from './passkeys-texts.ts'

/** What came of adding a passkey: recovery codes come with the first second factor of an account, else null. */
export type PasskeyAddResult =
  | { ok: true; recoveryCodes: readonly string[] | null }
  | Exclude<SubmitResult, { ok: true }>

export interface PasskeysProps extends Omit<StackProps, 'children'> {
  /** Newest first. */
  passkeys: Resource<readonly Passkey[]>
  /** Whether this browser knows passkeys. */
  isSupported: boolean
  /** Asks the browser for a passkey and adds it. Without a name, the server takes that of the device. */
  onAdd: (values: { name?: string; password: string }) => Promise<PasskeyAddResult>
  onRename: (values: { id: string; name: string }) => Promise<SubmitResult>
  onRemove: (passkey: Passkey) => Promise<SubmitResult>
  texts: PasskeysTexts
}

/** The passkeys of an account: added with the password, renamed, and removed after a question. */
export function Passkeys({ passkeys, isSupported, onAdd, onRename, onRemove, texts, ...rest }: PasskeysProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [toRename, setToRename] = useState<Passkey | null>(null)
  const [toRemove, setToRemove] = useState<Passkey | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isEmpty = passkeys.status === 'ready' && passkeys.data.length === 0
  const add = isSupported && (
    <Button tone="neutral" emphasis="outline" size="small" icon={Plus} onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  )
  return (
    <Stack data-component="Passkeys" space="md" {...rest}>
      <PanelHeader title={texts.title} action={!isEmpty && add} />
      <Text tone="secondary">{texts.description}</Text>
      {!isSupported && <Notice tone="neutral">{texts.unsupported}</Notice>}
      <ResourceList
        label={texts.title}
        resource={passkeys}
        itemKey={({ id }) => id}
        renderItem={(passkey) => (
          <PasskeyRow
            passkey={passkey}
            onRename={() => setToRename(passkey)}
            onRemove={() => setToRemove(passkey)}
            texts={texts}
          />
        )}
        errorTitle={texts.errorTitle}
        empty={
          <EmptyState icon={Fingerprint} title={texts.emptyTitle} description={texts.emptyDescription} action={add} />
        }
      />
      <AddPasskeyDialog
        open={isAdding}
        onClosed={() => setIsAdding(false)}
        onSubmit={async (values) => {
          const result = await onAdd(values)
          if (result.ok) setCodes(result.recoveryCodes)
          return result
        }}
        texts={texts.addDialog}
      />
      <RenamePasskeyDialog
        key={toRename?.id ?? ''}
        passkey={toRename}
        onClosed={() => setToRename(null)}
        onSubmit={onRename}
        texts={texts.renameDialog}
      />
      <RemovePasskeyDialog
        passkey={toRemove}
        onClosed={() => setToRemove(null)}
        onSubmit={onRemove}
        headingOf={texts.removeHeading}
        texts={texts.removeDialog}
      />
      <Dialog
        open={codes !== null}
        onOpenChange={(next) => !next && setCodes(null)}
        heading={texts.codesHeading}
        footer={<Button onClick={() => setCodes(null)}>{texts.recoveryCodes.close}</Button>}
      >
        {codes && <RecoveryCodes codes={codes} texts={texts.recoveryCodes} />}
      </Dialog>
    </Stack>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
  texts: PasskeysTexts
}

function PasskeyRow({ passkey, onRename, onRemove, texts }: PasskeyRowProps) {
  const { date } = useFormats()
  const { name, isBackedUp, createdAt, lastUsedAt } = passkey
  return (
    <SettingList>
      <SettingRow
        label={name}
        details={lastUsedAt === null ? texts.neverUsed : texts.used(date(lastUsedAt))}
        state={<Badge tone="neutral">{isBackedUp ? texts.backedUp : texts.oneDevice}</Badge>}
        actions={
          <>
            <Button
              tone="neutral"
              emphasis="ghost"
              size="small"
              aria-label={texts.renameNamed(name)}
              onClick={onRename}
            >
              {texts.rename}
            </Button>
            <Button
              tone="neutral"
              emphasis="ghost"
              size="small"
              aria-label={texts.removeNamed(name)}
              onClick={onRemove}
            >
              {texts.remove}
            </Button>
          </>
        }
      >
        {texts.added(date(createdAt))}
      </SettingRow>
    </SettingList>
  )
}
