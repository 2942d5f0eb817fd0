import { Eye } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { Notice, type NoticeProps } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'

export interface DemoBannerTexts {
  title: string
  description: string
  register: string
  leave: string
  leaving: string
}

export interface DemoBannerProps extends Omit<NoticeProps, 'children' | 'title' | 'action' | 'tone' | 'icon'> {
  texts: DemoBannerTexts
  /** Target of the link to the registration. */
  registerHref: string
  /** Called when the link to the registration is pressed. `preventDefault` keeps the visitor here, such as to leave the demo first. */
  onRegister?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Leaves the demo. Resolves with the result; the caller shows why it failed. */
  onLeave: () => Promise<SubmitResult>
}

/**
 * Shown to a visitor who looks at the demo: that nothing can be changed, and the two ways out of it. The buttons of the account stay enabled: the
 * server's refusal says what to do.
 */
export function DemoBanner({ texts, registerHref, onRegister, onLeave, ...rest }: DemoBannerProps) {
  const leaving = useAction()
  return (
    <Notice
      data-component="DemoBanner"
      {...rest}
      tone="brand"
      icon={Eye}
      title={texts.title}
      action={
        <Inline space="xs">
          <ButtonLink href={registerHref} onClick={onRegister} size="small">
            {texts.register}
          </ButtonLink>
          <Button
            tone="neutral"
            emphasis="outline"
            size="small"
            pending={leaving.pending}
            onClick={() => leaving.run(onLeave)}
          >
            {leaving.pending ? texts.leaving : texts.leave}
          </Button>
        </Inline>
      }
    >
      {texts.description}
    </Notice>
  )
}
