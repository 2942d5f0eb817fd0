import { Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CopyButton } from '#ds/account/CopyButton/index.ts'
import { saveBlob } from '#ds/components/data/save-blob.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { spacedRecoveryCode } from '#ds/domain/SecondFactorForm/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './SecuritySettings.css.ts'
import type { RecoveryCodesTexts } from './security-settings-texts.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  texts: RecoveryCodesTexts
}

/** The codes for a day without the phone, shown this once: to copy, to save and to print. */
export function RecoveryCodes({ codes, texts }: RecoveryCodesProps) {
  const list = useRef<HTMLOListElement>(null)
  // They replace the form that had the focus.
  useEffect(() => list.current?.focus(), [])
  const spaced = codes.map(spacedRecoveryCode)
  const text = `${spaced.join('\n')}\n`
  return (
    <Stack space="md">
      <Notice tone="caution" title={texts.onceTitle}>
        {texts.once}
      </Notice>
      <Text size="small">{texts.description}</Text>
      <ol ref={list} tabIndex={-1} aria-label={texts.codes} className={css.codes} translate="no">
        {spaced.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Inline space="xs" className={css.notPrinted}>
        <CopyButton of={list} value={texts.codes} copies={text} texts={texts} />
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={Download}
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), texts.fileName)}
        >
          {texts.download}
        </Button>
        <Button tone="neutral" emphasis="ghost" size="small" icon={Printer} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </Inline>
    </Stack>
  )
}
