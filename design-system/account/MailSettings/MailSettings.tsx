import type { Account, MailChoices } from '#contracts/account.ts'
import { mailGroups } from '#contracts/rules/mail-kinds.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import type { MailSettingsTexts } from './mail-settings-texts.ts'

export interface MailSettingsProps extends Omit<StackProps, 'children'> {
  account: Pick<Account, 'user' | 'mailGroups' | 'isEmailDeliverable'>
  /** Called with the group that was pressed. The choice is shown at once, and goes back if this fails. */
  onChoose: (choice: Partial<MailChoices>) => Promise<SubmitResult>
  texts: MailSettingsTexts
}

/** Which mails the customer gets. Those about security and about what may be lost cannot be refused. */
export function MailSettings({ account, onChoose, texts, ...rest }: MailSettingsProps) {
  const { error, pendingKeys, run } = useAction()
  return (
    <Stack data-component="MailSettings" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      {!account.isEmailDeliverable && (
        <Notice tone="caution" title={texts.undeliverable.title}>
          {texts.undeliverable.description(account.user.email)}
        </Notice>
      )}
      {error !== undefined && (
        <Notice tone="critical" title={texts.failed} role="alert">
          {error}
        </Notice>
      )}
      <Stack space="sm" role="group" aria-label={texts.label}>
        <Checkbox checked disabled readOnly description={texts.necessary.description}>
          {texts.necessary.name}
        </Checkbox>
        {mailGroups.map((group) => (
          <Checkbox
            key={group}
            // While a request is pending, the requested state is shown.
            checked={account.mailGroups[group] !== pendingKeys.has(group)}
            onChange={() => void run(() => onChoose({ [group]: !account.mailGroups[group] }), group)}
            description={texts.groups[group].description}
          >
            {texts.groups[group].name}
          </Checkbox>
        ))}
      </Stack>
    </Stack>
  )
}
