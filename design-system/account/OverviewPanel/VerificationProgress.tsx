import { CircleCheck, CircleDashed, type LucideIcon, Mail, Smartphone } from 'lucide-react'
import { useId } from 'react'
import type { User } from '#contracts/user.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { Badge } from '#ds/components/Badge/index.ts'
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
  const progressId = useId()
  const done = Number(user.isEmailVerified) + Number(user.isPhoneVerified)
  return (
    <Stack data-component="VerificationProgress" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      <div className={css.checks}>
        <Stack space="xs">
          <Text id={progressId} size="small" tone="secondary">
            {texts.progress(done, 2)}
          </Text>
          <div
            role="progressbar"
            aria-labelledby={progressId}
            aria-valuenow={done}
            aria-valuemin={0}
            aria-valuemax={2}
            className={css.track}
          >
            <div data-done={done} className={css.bar} />
          </div>
        </Stack>
        <Check icon={Mail} label={texts.email} done={user.isEmailVerified} texts={texts} />
        <Check icon={Smartphone} label={texts.phone} done={user.isPhoneVerified} texts={texts} />
      </div>
    </Stack>
  )
}

interface CheckProps {
  icon: LucideIcon
  label: string
  done: boolean
  texts: VerificationProgressTexts
}

function Check({ icon, label, done, texts }: CheckProps) {
  return (
    <div className={css.check}>
      <Inline space="sm">
        <Icon icon={icon} size="medium" />
        <Text weight="medium" render={<span />}>
          {label}
        </Text>
      </Inline>
      <Badge tone={done ? 'positive' : 'neutral'} icon={done ? CircleCheck : CircleDashed}>
        {done ? texts.verified : texts.unverified}
      </Badge>
    </div>
  )
}
