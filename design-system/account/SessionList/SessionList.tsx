import { useState } from 'react'
import type { AccountSession } from '#contracts/account-sessions.ts'
import { QuestionDialog } from '#ds/account/ApiTokens/QuestionDialog.tsx'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { deviceIcons, deviceWords, placeWords } from './device-words.ts'
import * as css from './SessionList.css.ts'
import type { SessionListTexts } from './session-list-texts.ts'

export interface SessionListProps extends Omit<StackProps, 'children'> {
  /** Newest first. */
  sessions: Resource<readonly AccountSession[]>
  /** The current time, ISO 8601. */
  now: string
  onEnd: (session: AccountSession) => Promise<SubmitResult>
  /** Ends all but the one that is looked from. */
  onEndOthers: () => Promise<SubmitResult>
  texts: SessionListTexts
}

/**
 * Where the account is signed in: each session can be ended, and all others at once. Device and network are what the browser says of itself: a hint
 * and no proof.
 */
export function SessionList({ sessions, now, onEnd, onEndOthers, texts, ...rest }: SessionListProps) {
  const { pendingKeys, error, run, clearError } = useAction()
  const [question, setQuestion] = useState<'others' | null>(null)
  const hasOthers = (dataOf(sessions) ?? []).some(({ current }) => !current)
  return (
    <Stack data-component="SessionList" space="md" {...rest}>
      <PanelHeader
        title={texts.title}
        action={
          hasOthers && (
            <Button tone="neutral" emphasis="outline" size="small" onClick={() => setQuestion('others')}>
              {texts.endOthers}
            </Button>
          )
        }
      />
      {error !== undefined && (
        <Notice tone="critical" title={texts.endFailed} role="alert" onDismiss={clearError}>
          {error}
        </Notice>
      )}
      <ResourceList
        label={texts.title}
        resource={sessions}
        itemKey={({ id }) => id}
        renderItem={(session) => (
          <SessionRow
            session={session}
            now={now}
            pending={pendingKeys.has(session.id)}
            onEnd={() => void run(() => onEnd(session), session.id)}
            texts={texts}
          />
        )}
        errorTitle={texts.errorTitle}
        empty={<EmptyState title={texts.empty} description={texts.emptyDescription} />}
      />
      <QuestionDialog
        item={question}
        nameOf={() => ''}
        onClosed={() => setQuestion(null)}
        onConfirm={onEndOthers}
        texts={texts.endOthersDialog}
      />
    </Stack>
  )
}

interface SessionRowProps {
  session: AccountSession
  now: string
  pending: boolean
  onEnd: () => void
  texts: SessionListTexts
}

function SessionRow({ session, now, pending, onEnd, texts }: SessionRowProps) {
  const { shortDateTime, date } = useFormats()
  const device = deviceWords(session.device, texts)
  const facts = [
    session.current ? texts.activeNow : texts.lastSeen(shortDateTime(session.lastSeenAt, now)),
    placeWords(session.place, texts),
    session.isRemembered ? texts.remembered(date(session.expiresAt)) : texts.notRemembered,
  ]
  return (
    <div className={css.row}>
      <span className={css.icon}>
        <Icon icon={deviceIcons[session.device?.kind ?? 'computer']} size="medium" />
      </span>
      <div className={css.words}>
        <span className={css.title}>
          {device}
          {session.current && <Badge tone="brand">{texts.current}</Badge>}
        </span>
        <span className={css.details}>{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
      </div>
      {!session.current && (
        <span className={css.action}>
          <Button
            tone="neutral"
            emphasis="outline"
            size="small"
            pending={pending}
            aria-label={pending ? undefined : texts.endNamed(device)}
            onClick={onEnd}
          >
            {pending ? texts.ending : texts.end}
          </Button>
        </span>
      )}
    </div>
  )
}
