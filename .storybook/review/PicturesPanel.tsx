import React from 'react'
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { ChangedPicture, Comparison, ReviewIndex } from '#stories/review/review-data.ts'
import { addressTo, type Look, lookIn } from './address.ts'
import { StandingMark } from './Decide.tsx'
import { Picture } from './Picture.tsx'
import { SinceChoice } from './Since.tsx'
import { indexUrl, retry, useData, useDecisions, useIndex, useSince } from './store.ts'
import { type ReviewTexts, reviewTexts } from './texts.ts'
import { Action, Anchor, Choice, Mark, Message, Row } from './ui.tsx'

const Panel = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  padding: 16,
  color: theme.color.defaultText,
  fontSize: 13,
  containerType: 'inline-size',
}))

/** The labels in the language of Storybook's toolbar, and the look for addresses. */
export function useTexts(): { texts: ReviewTexts; language: string; look: Look } {
  const [globals] = useGlobals()
  // Before the first story has loaded there are no globals, but the address may have some.
  const address = lookIn(location.search)
  const look = { theme: globals.theme ?? address.theme, language: globals.language ?? address.language }
  // The first choice is each story's own language, for which the labels are Vietnamese (.storybook/around-stories.ts).
  const known = look.language === 'en' || look.language === 'zh' ? 'en' : 'vi'
  return { texts: reviewTexts[known] as ReviewTexts, language: known, look }
}

/** Why data is absent, with a button that loads it again. */
export const Absent = ({ status, texts, url }: { status: number; texts: ReviewTexts; url: string }) => (
  <Message role="alert">
    <strong>{texts.failed}</strong>
    <p>{url === indexUrl || status === 0 ? texts.failedAdvice : texts.noComparison}</p>
    <Action type="button" onClick={() => retry(url)}>
      {texts.retry}
    </Action>
  </Message>
)

/** The pictures of the selected story, compared with an earlier commit. */
export function PicturesPanel() {
  const { texts } = useTexts()
  const { storyId } = useStorybookState()
  const index = useIndex()
  if (index.state === 'loading') return <Message aria-busy="true">{texts.loading}</Message>
  if (index.state === 'failed') return <Absent status={index.status} texts={texts} url={indexUrl} />
  return <StoryPictures key={storyId} index={index.value} storyId={storyId ?? ''} />
}

/** Whether a picture has changed, is new, or no longer exists; nothing if it is the same. */
function ChangeMark({ change, texts }: { change: ChangedPicture | undefined; texts: ReviewTexts }) {
  if (!change) return null
  const { before, after } = change
  if (before && after) return <Mark tone="quiet">{texts.kinds.changed}</Mark>
  return after ? <Mark tone="positive">{texts.kinds.new}</Mark> : <Mark tone="critical">{texts.kinds.removed}</Mark>
}

/** The names of a story's pictures: `components/Button/default_`. */
export function picturesOf({ storyIds }: ReviewIndex, storyId: string): string | undefined {
  const [title, name] = storyId.split('--')
  const component = Object.keys(storyIds).find((path) => storyIds[path] === title)
  return component && name && `${component}/${name}_`
}

function StoryPictures({ index, storyId }: { index: ReviewIndex; storyId: string }) {
  const { texts, language, look } = useTexts()
  const api = useStorybookApi()
  const { choice, chosen } = useSince(index)
  const decisions = useDecisions(index)
  const url = chosen && `review/since/${chosen.hash}.json`
  const comparison = useData<Comparison>(url)
  const prefix = picturesOf(index, storyId)
  const changes = comparison.state === 'ready' ? comparison.value.pictures : []
  const ids = prefix
    ? [...new Set([...Object.keys(index.pictures), ...changes.map(({ id }) => id)])].filter((id) =>
        id.startsWith(prefix),
      )
    : []
  const [selected, setSelected] = React.useState('')
  const changeOf = (id: string) => changes.find((change) => change.id === id)
  const inTheme = ids.filter((id) => id.slice(prefix?.length).startsWith(`${look.theme}`))
  // The first that differs is what a reviewer looks for.
  const first = inTheme.find(changeOf) ?? ids.find(changeOf) ?? inTheme[0] ?? ids[0]
  const shown = ids.includes(selected) ? selected : first
  const address = shown && chosen && addressTo(`picture/${shown}`, chosen.hash, look)
  if (!shown)
    return (
      <Message>
        <strong>{texts.noPictures}</strong>
        <p>{texts.noPicturesAdvice}</p>
      </Message>
    )
  return (
    <Panel>
      <Row>
        <Choice
          label={texts.mode}
          value={shown}
          options={ids.map((id) => [
            id,
            <Row key={id} as="b" style={{ fontWeight: 'inherit', flexWrap: 'nowrap' }}>
              {id.slice(prefix?.length).replaceAll('-', ' ')}
              <ChangeMark change={changeOf(id)} texts={texts} />
              {decisions
                .get(id)
                ?.slice(0, 1)
                .map(({ standing }) => (
                  <StandingMark key={standing} standing={standing} texts={texts} />
                ))}
            </Row>,
          ])}
          onChange={setSelected}
        />
        <SinceChoice index={index} choice={choice} chosen={chosen} texts={texts} language={language} />
        {address && (
          <Anchor
            href={`?path=${address}`}
            onClick={(event) => {
              event.preventDefault()
              api.navigate(address)
            }}
          >
            {texts.whatChanged}
          </Anchor>
        )}
      </Row>
      {look.theme === 'light' && inTheme.length === 0 && <Message>{texts.noneInLight}</Message>}
      {!chosen && <Message>{texts.noComparison}</Message>}
      {chosen && comparison.state === 'loading' && <Message aria-busy="true">{texts.loading}</Message>}
      {comparison.state === 'failed' && <Absent status={comparison.status} texts={texts} url={url ?? ''} />}
      {comparison.state === 'ready' && (
        <Picture
          key={shown}
          id={shown}
          change={changeOf(shown)}
          index={index}
          decisions={decisions.get(shown) ?? []}
          texts={texts}
          language={language}
        />
      )}
    </Panel>
  )
}
