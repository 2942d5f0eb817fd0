import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Account, EmailChange } from '#contracts/account.ts'
import type { Edition } from '#contracts/languages.ts'
import { fullName, type PersonName } from '#contracts/rules/person-name.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { PhoneVerification, type PhoneVerificationProps } from '#ds/account/PhoneVerification/index.ts'
import { SettingList, SettingRow } from '#ds/account/SettingList/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useLanguages } from '#ds/providers/languages.tsx'
import { useTheme } from '#ds/providers/theme.tsx'
import type { ThemeName } from '#ds/tokens/theme-names.ts'
import { EmailDialog } from './EmailDialog.tsx'
import { NameDialog } from './NameDialog.tsx'
import type { ProfileSettingsTexts } from './profile-settings-texts.ts'

export interface ProfileSettingsProps extends Omit<StackProps, 'children'> {
  account: Account
  /** In a chosen language, the name is one field. Default: `mixed`, with the product spec's two. */
  edition?: Edition
  onRename: (name: PersonName) => Promise<SubmitResult>
  /** Requests another address, which counts once its link is opened. */
  onChangeEmail: (change: EmailChange) => Promise<SubmitResult>
  /** Ends a change of address that waits for its link. */
  onKeepEmail: () => Promise<SubmitResult>
  /** Sends the link that verifies the present address. */
  onSendLink: () => Promise<SubmitResult>
  /** The two steps that verify a phone number. */
  phone: Pick<PhoneVerificationProps, 'onSendCode' | 'onVerify' | 'codes'>
  /** Called with a theme that was chosen here, which is shown at once. Default: nothing else happens. */
  onThemeChange?: (theme: ThemeName) => void
  texts: ProfileSettingsTexts
}

type Open = 'name' | 'email' | 'phone' | null

/**
 * Who the customer is: name, email, phone, and how the pages look and speak. A new email address counts once its link is opened, since a typing
 * error would lock the customer out.
 */
export function ProfileSettings({
  account,
  edition = 'mixed',
  onRename,
  onChangeEmail,
  onKeepEmail,
  onSendLink,
  phone,
  onThemeChange,
  texts,
  ...rest
}: ProfileSettingsProps) {
  const [open, setOpen] = useState<Open>(null)
  const { theme, setTheme } = useTheme()
  const languages = useLanguages()
  const { user } = account
  const change = (dialog: Exclude<Open, null>, setting: string) => (
    <Button
      tone="neutral"
      emphasis="outline"
      size="small"
      aria-label={texts.changeNamed(setting)}
      onClick={() => setOpen(dialog)}
    >
      {texts.change}
    </Button>
  )
  return (
    <Stack data-component="ProfileSettings" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      <SettingList>
        <SettingRow label={texts.name} actions={change('name', texts.name)}>
          {fullName(user) || texts.noName}
        </SettingRow>
        <EmailRow
          account={account}
          onChange={() => setOpen('email')}
          onKeepEmail={onKeepEmail}
          onSendLink={onSendLink}
          texts={texts}
        />
        <SettingRow
          label={texts.phone}
          state={<VerifiedBadge isVerified={user.isPhoneVerified} texts={texts} />}
          details={user.isPhoneVerified ? undefined : texts.phoneDetails}
          actions={
            user.isPhoneVerified ? (
              change('phone', texts.phone)
            ) : (
              <Button size="small" emphasis="outline" onClick={() => setOpen('phone')}>
                {texts.verify}
              </Button>
            )
          }
        >
          {account.phone ?? (user.isPhoneVerified ? '' : texts.noPhone)}
        </SettingRow>
        {languages && (
          <SettingRow label={texts.language}>
            <Select
              aria-label={texts.language}
              options={languages.options.map(({ id, name }) => ({ value: id, label: name }))}
              value={languages.current}
              onChange={(event) => languages.onChoose(event.target.value)}
            />
          </SettingRow>
        )}
        <SettingRow label={texts.theme}>
          <Select
            aria-label={texts.theme}
            options={themeNames.map((name) => ({ value: name, label: texts.themes[name] }))}
            value={theme}
            onChange={(event) => {
              const chosen = themeNames.find((name) => name === event.target.value)
              if (!chosen) return
              setTheme(chosen)
              onThemeChange?.(chosen)
            }}
          />
        </SettingRow>
      </SettingList>
      <NameDialog
        open={open === 'name'}
        onClosed={() => setOpen(null)}
        name={user}
        edition={edition}
        onSubmit={onRename}
        texts={texts.nameDialog}
      />
      <EmailDialog
        open={open === 'email'}
        onClosed={() => setOpen(null)}
        onSubmit={onChangeEmail}
        texts={texts.emailDialog}
      />
      <Dialog
        open={open === 'phone'}
        onOpenChange={(next) => !next && setOpen(null)}
        heading={texts.phoneDialog.heading}
        description={texts.phoneDialog.description}
        footer={
          <Button tone="neutral" emphasis="outline" onClick={() => setOpen(null)}>
            {texts.phoneDialog.done}
          </Button>
        }
      >
        <PhoneVerification {...phone} texts={texts.phoneVerification} />
      </Dialog>
    </Stack>
  )
}

const themeNames: readonly ThemeName[] = ['dark', 'light']

function VerifiedBadge({ isVerified, texts }: { isVerified: boolean; texts: ProfileSettingsTexts }) {
  return isVerified ? (
    <Badge tone="positive" icon={CircleCheck}>
      {texts.verified}
    </Badge>
  ) : (
    <Badge tone="caution" icon={TriangleAlert}>
      {texts.notVerified}
    </Badge>
  )
}

interface EmailRowProps extends Pick<ProfileSettingsProps, 'account' | 'onKeepEmail' | 'onSendLink' | 'texts'> {
  onChange: () => void
}

/** The address with its state: what is missing, and what waits for a link. */
function EmailRow({ account, onChange, onKeepEmail, onSendLink, texts }: EmailRowProps) {
  const { dateTime } = useFormats()
  const link = useAction()
  const keep = useAction()
  const [wasSent, setWasSent] = useState(false)
  const { user, pendingEmail } = account
  const error = link.error ?? keep.error
  const pendingText = pendingEmail && texts.pendingEmail(pendingEmail.email, dateTime(pendingEmail.until))
  return (
    <SettingRow
      label={texts.email}
      state={<VerifiedBadge isVerified={user.isEmailVerified} texts={texts} />}
      details={
        <Stack space="xs">
          {pendingText ?? (user.isEmailVerified ? null : texts.notVerifiedDetails)}
          <span role="status">{wasSent && !user.isEmailVerified && texts.linkSent}</span>
          {error !== undefined && (
            <Notice tone="critical" title={texts.failed} role="alert">
              {error}
            </Notice>
          )}
        </Stack>
      }
      actions={
        <>
          {!user.isEmailVerified && !wasSent && (
            <Button
              size="small"
              emphasis="outline"
              pending={link.pending}
              onClick={async () => {
                if (await link.run(onSendLink)) setWasSent(true)
              }}
            >
              {link.pending ? texts.sendingLink : texts.sendLink}
            </Button>
          )}
          {pendingEmail ? (
            <Button
              tone="neutral"
              emphasis="outline"
              size="small"
              pending={keep.pending}
              onClick={() => void keep.run(onKeepEmail)}
            >
              {keep.pending ? texts.keepingEmail : texts.keepEmail}
            </Button>
          ) : (
            <Button
              tone="neutral"
              emphasis="outline"
              size="small"
              aria-label={texts.changeNamed(texts.email)}
              onClick={onChange}
            >
              {texts.change}
            </Button>
          )}
        </>
      }
    >
      <EmailAddress>{user.email}</EmailAddress>
    </SettingRow>
  )
}
