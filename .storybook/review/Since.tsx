import React from 'react'
import type { ReviewIndex } from '#stories/review/review-data.ts'
import type { ChosenCommit } from '#stories/review/since.ts'
import { setSince } from './store.ts'
import type { ReviewTexts } from './texts.ts'
import { Quiet, Row, Select, TextInput } from './ui.tsx'

/** As many commits are offered in the list; earlier ones are found by their date. */
const mostCommits = 30

/** A date and time, in the language of the labels. */
export const timeText = (date: string, language: string) =>
  date && new Date(date).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })

/** Chooses what to compare with: main, a tag, a date, or a commit. */
export function SinceChoice({
  index,
  choice,
  chosen,
  texts,
  language,
  onChange = setSince,
}: {
  index: ReviewIndex
  choice: string
  chosen: ChosenCommit | undefined
  texts: ReviewTexts
  language: string
  onChange?: (choice: string) => void
}) {
  const isDate = /^\d{4}-/.test(choice)
  const known = ['main', 'days:1', 'days:7', ...index.tags.map(({ name }) => `tag:${name}`)]
  const listed = React.useMemo(() => index.commits.slice(0, mostCommits), [index])
  const isOther = !isDate && !known.includes(choice) && !listed.some(({ hash }) => hash === choice)
  const lastDay = chosen?.commit?.date.slice(0, 10) ?? index.head.date.slice(0, 10)
  return (
    <Row>
      <Row as="label">
        <Quiet as="span">{texts.since}</Quiet>
        <Select
          style={{ maxWidth: 280 }}
          value={isDate ? 'date' : choice}
          onChange={({ currentTarget: { value } }) => onChange(value === 'date' ? lastDay : value)}
        >
          {index.main && <option value="main">{texts.main}</option>}
          <option value="days:1">{texts.yesterday}</option>
          <option value="days:7">{texts.lastWeek}</option>
          <option value="date">{texts.date}</option>
          {isOther && <option value={choice}>{chosen?.commit?.subject ?? choice.slice(0, 8)}</option>}
          {index.tags.length > 0 && (
            <optgroup label={texts.tags}>
              {index.tags.map(({ name }) => (
                <option key={name} value={`tag:${name}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={texts.commits}>
            {listed.map(({ hash, date, subject }) => (
              <option key={hash} value={hash}>
                {date.slice(0, 10)} {subject.slice(0, 60)}
              </option>
            ))}
          </optgroup>
        </Select>
      </Row>
      {isDate && (
        <TextInput
          type="date"
          aria-label={texts.date}
          value={choice}
          onChange={({ currentTarget: { value } }) => value && onChange(value)}
        />
      )}
      {chosen?.commit && (
        <Quiet>
          {texts.sinceCommit(chosen.commit.subject, timeText(chosen.commit.date, language))}
          {chosen.isOldest && ` ${texts.oldest}`}
          {chosen.isOldest && index.isShallow && ` ${texts.shallow}`}
        </Quiet>
      )}
    </Row>
  )
}
