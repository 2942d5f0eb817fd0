import { type ReactNode, useRef } from 'react'
import { CopyButton } from '#ds/account/CopyButton/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './ApiTokens.css.ts'
import type { SecretTexts } from './api-tokens-texts.ts'

export interface SecretOnceProps {
  label: string
  secret: string
  /** What else can be copied, such as a command. Default: nothing. */
  children?: ReactNode
  texts: SecretTexts
}

/** A secret that is shown this once, with a button that copies it. */
export function SecretOnce({ label, secret, children, texts }: SecretOnceProps) {
  return (
    <Stack space="md">
      <Notice tone="caution" title={texts.onceTitle}>
        {texts.once}
      </Notice>
      <CopiedText label={label} texts={texts}>
        {secret}
      </CopiedText>
      {children}
    </Stack>
  )
}

/** A text in letters of equal width, with a button that copies it. */
export function CopiedText({ label, children, texts }: { label: string; children: string; texts: SecretTexts }) {
  const value = useRef<HTMLElement>(null)
  return (
    <Stack space="2xs">
      <Text size="small" weight="semibold">
        {label}
      </Text>
      <div className={css.secret}>
        <code ref={value} className={css.secretText} translate="no">
          {children}
        </code>
        <CopyButton of={value} value={label} texts={texts} />
      </div>
    </Stack>
  )
}
