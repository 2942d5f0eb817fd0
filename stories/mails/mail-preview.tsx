import { useMemo, useState } from 'react'
import { type Language, languages } from '#contracts/languages.ts'
import type { MailKind } from '#contracts/rules/mail-kinds.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { groupOfMail } from '#server/mails/mail-groups.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import { otherFacts, sampleFacts } from '#server/mails/sample-mails.ts'

/** The colours of a mail, whatever the reader's device prefers. */
export type MailScheme = 'light' | 'dark'

const origin = 'https://sen.example'
/** The name of the person in the samples, by language. */
const names: Readonly<Record<Language, string>> = { vi: 'Minh', en: 'Minh', zh: '阮文明' }

/** Writes a sample of a mail, in one scheme: a mail client would choose it by the reader's device. */
function sampleOf(kind: MailKind, name: string | undefined, language: Language, scheme: MailScheme) {
  const facts = (name === undefined ? undefined : otherFacts[kind]?.[name]) ?? sampleFacts[kind]
  const unsubscribeUrl = groupOfMail(kind) ? `${origin}/api/mail/unsubscribe?token=0198f0c2.support.c2FtcGxl` : null
  const mail = renderMail(kind, facts, { language, name: names[language], origin, unsubscribeUrl })
  const html = mail.html
    .replace('@media (prefers-color-scheme:dark)', scheme === 'dark' ? '@media all' : '@media not all')
    .replace('color-scheme:light dark', `color-scheme:${scheme}`)
  return { ...mail, html }
}

interface MailFrameProps {
  kind: MailKind
  /** Name of other facts than usual, in `otherFacts`. */
  facts?: string | undefined
  language: Language
  scheme: MailScheme
  /** In pixels: 600 is the widest, 360 a phone's. */
  width: number
}

/** A mail as a mail client shows it: in a frame of its own, which runs no scripts and follows no links. */
export function MailFrame({ kind, facts, language, scheme, width }: MailFrameProps) {
  const { subject, html } = useMemo(() => sampleOf(kind, facts, language, scheme), [kind, facts, language, scheme])
  const [height, setHeight] = useState<number | null>(null)
  return (
    <iframe
      title={`${language}, ${width} px: ${subject}`}
      sandbox="allow-same-origin"
      srcDoc={html}
      data-mail={height === null ? 'loading' : 'shown'}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? 0)}
      style={{
        inlineSize: `${width}px`,
        maxInlineSize: '100%',
        blockSize: `${height ?? 400}px`,
        border: 0,
        display: 'block',
      }}
    />
  )
}

/** The text of a mail, for programs that show only text. */
export function MailText({ kind, facts, language }: Pick<MailFrameProps, 'kind' | 'facts' | 'language'>) {
  const { text } = sampleOf(kind, facts, language, 'light')
  return (
    <pre lang={language} style={{ whiteSpace: 'break-spaces', overflowWrap: 'anywhere' }}>
      {text}
    </pre>
  )
}

interface MailSheetProps {
  kind: MailKind
  /** Name of other facts than usual, in `otherFacts`. */
  facts?: string | undefined
  scheme: MailScheme
  /** Whether it is shown as wide as it gets, too. Default: false. */
  isWide?: boolean
}

/** A mail in all languages on a phone, and in Vietnamese as wide as it gets. */
export function MailSheet({ kind, facts, scheme, isWide = false }: MailSheetProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem', overflowWrap: 'anywhere' }}>
      <Text size="caption" tone="secondary">
        {facts === undefined ? kind : `${kind}: ${facts}`}
      </Text>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'start' }}>
        {languages.map((language) => (
          <MailFrame key={language} kind={kind} facts={facts} language={language} scheme={scheme} width={360} />
        ))}
      </div>
      {isWide && <MailFrame kind={kind} facts={facts} language="vi" scheme={scheme} width={600} />}
    </div>
  )
}
