import React from 'react'
import { styled } from 'storybook/theming'
import type { StandingDecision } from '#stories/review/decisions.ts'
import {
  type ChangedPicture,
  fileNow,
  type HistoryEntry,
  type PictureHistory,
  type PictureVersion,
  type ReviewIndex,
} from '#stories/review/review-data.ts'
import { Decide } from './Decide.tsx'
import { PictureViews } from './PictureViews.tsx'
import { timeText } from './Since.tsx'
import { useData } from './store.ts'
import type { ReviewTexts } from './texts.ts'
import { Action, Quiet, Row } from './ui.tsx'

const Columns = styled.div({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 300px)',
  alignItems: 'start',
  '@container (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Side = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  h3: { margin: '0 0 8px', color: theme.color.defaultText, fontSize: 13, fontWeight: 600, lineHeight: '20px' },
}))

const Entries = styled.ol(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { display: 'grid', padding: '6px 0', borderBlockStart: `1px solid ${theme.appBorderColor}` },
  'li:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  button: {
    display: 'grid',
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.color.defaultText,
    font: 'inherit',
    fontSize: 13,
    lineHeight: '18px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  'button:hover': { color: theme.color.secondary },
  'button[aria-pressed=true]': { color: theme.color.secondary, fontWeight: 600 },
  'button:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
  small: { color: theme.textMutedColor, fontSize: 12, fontWeight: 400 },
}))

/**
 * One picture: what has changed since the chosen commit, or by a commit of its history; the decisions about it; its history.
 * @param change the change since the chosen commit; undefined if there is none.
 */
export function Picture({
  id,
  change,
  index,
  decisions,
  texts,
  language,
}: {
  id: string
  change: ChangedPicture | undefined
  index: ReviewIndex
  decisions: readonly StandingDecision[]
  texts: ReviewTexts
  language: string
}) {
  const slash = id.lastIndexOf('/')
  const history = useData<PictureHistory>(`review/history/${id.slice(0, slash)}.json`)
  const entries = (history.state === 'ready' && history.value[id.slice(slash + 1)]) || []
  const [entry, setEntry] = React.useState<HistoryEntry | undefined>(undefined)
  const now: PictureVersion | undefined = index.pictures[id]
    ? { hash: index.pictures[id], file: fileNow(id, index.pictures[id]) }
    : undefined
  const shown = entry ?? change ?? { before: now, after: now }
  const judged = { picture: id, before: change?.before?.hash ?? now?.hash ?? null, after: now?.hash ?? null }
  return (
    <Columns>
      <div>
        {entry && (
          <Row style={{ paddingBlockEnd: 8 }}>
            <Quiet>{texts.changeOf(entry.commit.subject || texts.notCommitted)}</Quiet>
            <Action type="button" onClick={() => setEntry(undefined)}>
              {texts.backToSince}
            </Action>
          </Row>
        )}
        <PictureViews before={shown.before} after={shown.after} texts={texts} />
      </div>
      <Side>
        <div>
          <h3>{texts.decision}</h3>
          <Decide key={id} index={index} judged={judged} decisions={decisions} texts={texts} language={language} />
        </div>
        <section aria-label={texts.history}>
          <h3>{texts.history}</h3>
          {history.state === 'loading' && <Quiet aria-busy="true">{texts.loading}</Quiet>}
          {history.state === 'failed' && <Quiet role="alert">{texts.failed}</Quiet>}
          {history.state === 'ready' && entries.length === 0 && <Quiet>{texts.noHistory}</Quiet>}
          <Entries>
            {entries.map((one) => (
              <li key={one.commit.hash}>
                <button
                  type="button"
                  aria-pressed={one === entry}
                  title={texts.compareThis}
                  onClick={() => setEntry(one)}
                >
                  {one.commit.subject || texts.notCommitted}
                  <small>
                    {[
                      timeText(one.commit.date, language),
                      !one.before && texts.kinds.new,
                      !one.after && texts.kinds.removed,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </button>
              </li>
            ))}
          </Entries>
          {index.isShallow && <Quiet>{texts.shallow}</Quiet>}
        </section>
      </Side>
    </Columns>
  )
}
