import React from 'react'
import { styled } from 'storybook/theming'
import {
  type Decision,
  decisionFolder,
  fileOf,
  reviewerFile,
  type Standing,
  type StandingDecision,
} from '#stories/review/decisions.ts'
import type { ReviewIndex } from '#stories/review/review-data.ts'
import { timeText } from './Since.tsx'
import { decide, discardDrafts, rememberReviewer, reviewerName, useDrafts } from './store.ts'
import type { ReviewTexts } from './texts.ts'
import { Action, Anchor, Mark, Quiet, Row, TextArea, TextInput } from './ui.tsx'

const tones: Record<Standing, 'positive' | 'critical' | 'quiet'> = {
  approved: 'positive',
  refused: 'critical',
  answered: 'quiet',
  outdated: 'quiet',
}

/** The picture as it is now, compared with an earlier one. */
export interface Judged {
  picture: string
  before: string | null
  after: string | null
}

const Form = styled.form({ display: 'grid', gap: 8, minWidth: 0, maxWidth: 440, margin: 0 })

const Label = styled.label(({ theme }) => ({
  display: 'grid',
  gap: 4,
  color: theme.textMutedColor,
  fontSize: 12,
  lineHeight: '16px',
}))

const Said = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '8px 12px',
  borderInlineStart: `2px solid ${theme.appBorderColor}`,
  blockquote: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 13, lineHeight: '20px' },
}))

export const Problem = styled.p(({ theme }) => ({
  margin: 0,
  color: theme.color.negativeText,
  fontSize: 13,
  lineHeight: '20px',
}))

/** A decision's standing, as a word with a dot. */
export const StandingMark = ({ standing, texts }: { standing: Standing; texts: ReviewTexts }) => (
  <Mark tone={tones[standing]}>{texts.standings[standing]}</Mark>
)

/** What reviewers have decided about a picture, and the form to approve or refuse it. */
export function Decide({
  index,
  judged,
  decisions,
  texts,
  language,
}: {
  index: ReviewIndex
  judged: Judged
  decisions: readonly StandingDecision[]
  texts: ReviewTexts
  language: string
}) {
  const [comment, setComment] = React.useState('')
  const [reviewer, setReviewer] = React.useState(reviewerName)
  const [problem, setProblem] = React.useState('')
  const [saved, setSaved] = React.useState(false)
  const [pending, setPending] = React.useState(false)
  const about = decisions.find(({ after }) => after === judged.after)

  async function send(decision: Decision['decision']) {
    const name = reviewer.trim()
    if (!name) return setProblem(texts.nameNeeded)
    if (decision === 'refused' && !comment.trim()) return setProblem(texts.commentNeeded)
    rememberReviewer(name)
    setPending(true)
    const text = decision === 'withdrawn' ? '' : comment.trim()
    const isSaved = await decide(index, [
      { ...judged, decision, comment: text, reviewer: name, date: new Date().toISOString() },
    ])
    setPending(false)
    setSaved(isSaved)
    setProblem(isSaved ? '' : texts.saveFailed)
    if (isSaved) setComment('')
  }

  return (
    <section aria-label={texts.decision}>
      <Form onSubmit={(event) => event.preventDefault()}>
        {decisions.map((decision) => (
          <Said key={`${decision.after} ${decision.date}`}>
            <Row>
              <StandingMark standing={decision.standing} texts={texts} />
              <Quiet>{texts.by(decision.reviewer, timeText(decision.date, language))}</Quiet>
            </Row>
            {decision.comment && <blockquote>{decision.comment}</blockquote>}
          </Said>
        ))}
        <Label>
          {texts.comment}
          <TextArea
            rows={2}
            value={comment}
            placeholder={texts.commentHint}
            maxLength={2000}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        </Label>
        <Label>
          {texts.name}
          <TextInput
            value={reviewer}
            autoComplete="name"
            maxLength={80}
            onChange={(event) => setReviewer(event.currentTarget.value)}
          />
        </Label>
        <Row>
          <Action type="button" strong disabled={pending} onClick={() => void send('approved')}>
            {texts.approve}
          </Action>
          <Action type="button" disabled={pending} onClick={() => void send('refused')}>
            {texts.refuse}
          </Action>
          {about && (
            <Action type="button" disabled={pending} onClick={() => void send('withdrawn')}>
              {texts.withdraw}
            </Action>
          )}
        </Row>
        {problem && <Problem role="alert">{problem}</Problem>}
        {saved && !problem && index.isWritable && (
          <Quiet role="status">{texts.saved(`${decisionFolder}/${reviewerFile(reviewer)}`)}</Quiet>
        )}
      </Form>
      {!index.isWritable && <Drafts index={index} texts={texts} />}
    </section>
  )
}

/** Up to this length, GitHub takes a new file in the address. */
const longestAddress = 7500

/** The page of GitHub that creates a file, and whether its address contains the content, or that is too long. */
function newFile({ repository, branch = 'main' }: ReviewIndex, file: string, content: string) {
  const base = `https://github.com/${repository}/new/${encodeURIComponent(branch)}?filename=${encodeURIComponent(`${decisionFolder}/${file}`)}`
  const full = `${base}&value=${encodeURIComponent(content)}`
  const isFilledIn = full.length <= longestAddress
  return { address: isFilledIn ? full : base, isFilledIn }
}

/** Decisions that are only in this browser, and the ways to commit them. */
export function Drafts({ index, texts }: { index: ReviewIndex; texts: ReviewTexts }) {
  const drafts = useDrafts()
  const [copied, setCopied] = React.useState(false)
  const [last] = drafts.slice(-1)
  if (!last) return null
  const content = fileOf(drafts)
  const file = reviewerFile(last.reviewer, `-${last.date.slice(0, 19).replace(/\D/g, '')}`)
  const { address, isFilledIn } = newFile(index, file, content)
  const copy = () =>
    navigator.clipboard.writeText(content).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Said role="status" style={{ marginBlockStart: 12 }}>
      <Quiet>
        {texts.drafts(drafts.length)} {texts.draftsAdvice} {index.repository && !isFilledIn && texts.pasteAdvice}
      </Quiet>
      <Row>
        {index.repository && (
          <Anchor
            href={address}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              if (isFilledIn) return
              // A page can only copy while it is in front.
              event.preventDefault()
              void copy().then(() => window.open(address, '_blank', 'noreferrer'))
            }}
          >
            {texts.commitOnGitHub}
          </Anchor>
        )}
        <Anchor href={`data:application/jsonl;charset=utf-8,${encodeURIComponent(content)}`} download={file}>
          {texts.download}
        </Anchor>
        <Action type="button" onClick={() => void copy()}>
          {copied ? texts.copied : texts.copyFile}
        </Action>
        <Action type="button" onClick={discardDrafts}>
          {texts.discard}
        </Action>
      </Row>
    </Said>
  )
}
