import { Smartphone } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Notice, type NoticeProps } from '#ds/components/Notice/index.ts'

export interface PhoneVerificationBannerTexts {
  title: string
  description: string
  verify: string
}

export interface PhoneVerificationBannerProps
  extends Omit<NoticeProps, 'children' | 'title' | 'action' | 'tone' | 'icon'> {
  texts: PhoneVerificationBannerTexts
  /** Starts the verification. Without it the button is shown but does nothing. */
  onVerify?: () => void
}

/** Shown to a customer whose phone number is not verified. */
export function PhoneVerificationBanner({ texts, onVerify, ...rest }: PhoneVerificationBannerProps) {
  return (
    <Notice
      data-component="PhoneVerificationBanner"
      {...rest}
      tone="caution"
      icon={Smartphone}
      title={texts.title}
      action={
        <Button tone="neutral" emphasis="outline" size="small" onClick={() => onVerify?.()}>
          {texts.verify}
        </Button>
      }
    >
      {texts.description}
    </Notice>
  )
}
