import { CircleCheck, CircleDashed, type LucideIcon, Mail, Smartphone } from 'lucide-react'
import type { User } from '#contracts/user.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './OverviewPanel.css.ts'

export interface VerificationProgressTexts {
  title: string
  progress: (done: number, total: number) => string
  email: string
  phone: string
  verified: string
  unverified: string
}

export interface VerificationProgressProps extends Omit<StackProps, 'children'> {
  user: Pick<User, 'isEmailVerified' | 'isPhoneVerified'>
  texts: VerificationProgressTexts
}

/** The customer's verification progress: email and phone, each done when verified. */
export function VerificationProgress({ user, texts, ...rest }: VerificationProgressProps) {
  const done = Number(user.isEmailVerified) + Number(user.isPhoneVerified)
  return (
    <Stack data-component="VerificationProgress" space="md" {...rest}>
      <PanelHeader
        title={texts.title}
        action={
          <Text size="small" tone="secondary">
            {texts.progress(done, 2)}
          </Text>
        }
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without markers */}
      <ul role="list" aria-label={texts.title} className={css.checks}>
        <Check icon={Mail} label={texts.email} done={user.isEmailVerified} texts={texts} />
        <Check icon={Smartphone} label={texts.phone} done={user.isPhoneVerified} texts={texts} />
      </ul>
    </Stack>
  )
}

interface CheckProps {
  icon: LucideIcon
  label: string
  done: boolean
  texts: VerificationProgressTexts
}

/** Its mark says the same as its words. */
function Check({ icon, label, done, texts }: CheckProps) {
  return (
    <li className={css.check}>
      <Inline space="sm">
        <Icon icon={icon} size="medium" />
        <Text size="small" weight="medium" render={<span />}>
          {label}
        </Text>
      </Inline>
      <Inline space="xs" className={css.checkState[done ? 'done' : 'open']}>
        <Icon icon={done ? CircleCheck : CircleDashed} />
        <Text size="small" tone="inherit" render={<span />}>
          {done ? texts.verified : texts.unverified}
        </Text>
      </Inline>
    </li>
  )
}
