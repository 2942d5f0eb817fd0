import React from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { StandingDecision } from '#stories/review/decisions.ts'
import { type Comparison, type Finding, type ReviewIndex, type Section, sections } from '#stories/review/review-data.ts'
import { addressTo, type Look, selectedIn } from './address.ts'
import { Drafts, Problem, StandingMark } from './Decide.tsx'
import { Picture } from './Picture.tsx'
import { Absent, useTexts } from './PicturesPanel.tsx'
import { SinceChoice } from './Since.tsx'
import { decide, indexUrl, reviewerName, setSince, useData, useDecisions, useIndex, useSince } from './store.ts'
import type { ReviewTexts } from './texts.ts'
import { Action, Anchor, Mark, Message, Quiet, Row, TextInput } from './ui.tsx'

const Page = styled.div<{ hasDetail: boolean }>(({ theme, hasDetail }) => ({
  display: 'grid',
  gridTemplate: '"header header" auto "list detail" minmax(0, 1fr) / minmax(220px, 300px) minmax(0, 1fr)',
  height: '100%',
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: '20px',
  '> header': {
    gridArea: 'header',
    display: 'grid',
    gap: 8,
    padding: '20px 24px 16px',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  },
  h1: { margin: 0, fontSize: 20, fontWeight: 600, lineHeight: '28px', textWrap: 'balance' },
  '> nav': {
    gridArea: 'list',
    overflowY: 'auto',
    padding: '12px 0 24px',
    borderInlineEnd: `1px solid ${theme.appBorderColor}`,
  },
  '> .detail': { gridArea: 'detail', overflowY: 'auto', padding: '20px 24px 32px', containerType: 'inline-size' },
  '.back': { display: 'none' },
  '@media (max-width: 760px)': {
    display: 'block',
    overflowY: 'auto',
    '> nav': { display: hasDetail ? 'none' : 'block', borderInlineEnd: 0 },
    '> .detail': { display: hasDetail ? 'block' : 'none', padding: 16 },
    '> header': { padding: 16 },
    '.back': { display: 'inline' },
  },
}))

const List = styled.section(({ theme }) => ({
  h2: { margin: 0, padding: '12px 16px 4px 24px', fontSize: 13, fontWeight: 600, lineHeight: '20px' },
  h3: {
    display: 'flex',
    gap: 8,
    justifyContent: 'space-between',
    margin: 0,
    padding: '8px 16px 2px 24px',
    color: theme.textMutedColor,
    fontSize: 12,
    fontWeight: 400,
    lineHeight: '16px',
    overflowWrap: 'anywhere',
  },
  'h3 button': { minHeight: 20, padding: '0 6px', fontSize: 12, lineHeight: '16px' },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  a: {
    display: 'flex',
    gap: 8,
    justifyContent: 'space-between',
    padding: '4px 16px 4px 24px',
    color: theme.color.defaultText,
    textDecoration: 'none',
  },
  'a > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  'a:hover': { background: theme.background.hoverable },
  'a[aria-current]': {
    background: theme.background.app,
    boxShadow: `inset 3px 0 ${theme.color.secondary}`,
    fontWeight: 600,
  },
  'a:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}))

const Values = styled.dl(({ theme }) => ({
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  margin: 0,
  dt: { color: theme.textMutedColor },
  dd: { display: 'flex', gap: 8, alignItems: 'baseline', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  code: { fontFamily: theme.typography.fonts.mono, fontSize: 13 },
}))

const Swatch = styled.span(({ theme }) => ({
  flex: 'none',
  alignSelf: 'center',
  width: 20,
  height: 20,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
}))

type Kind = Finding['kind']

/** A line of the list. */
interface Line {
  /** Part of its URL: `picture/components/Button/brand_dark`. */
  path: string
  section: 'pictures' | Section
  group: string
  name: string
  kind: Kind
  id: string
}

const kindTones: Record<Kind, 'positive' | 'critical' | 'quiet'> = {
  changed: 'quiet',
  new: 'positive',
  removed: 'critical',
}

function linesOf(comparison: Comparison): Line[] {
  const pictures = comparison.pictures.map(({ id, before, after }): Line => {
    const slash = id.lastIndexOf('/')
    const [story = '', mode = ''] = id.slice(slash + 1).split('_')
    return {
      path: `picture/${id}`,
      section: 'pictures',
      group: id.slice(0, slash),
      name: `${story.replaceAll('-', ' ')}, ${mode.replaceAll('-', ' ')}`,
      kind: kindOf(Boolean(before), Boolean(after)),
      id,
    }
  })
  const others = sections.flatMap((section) =>
    comparison[section].map(
      ({ id, group, name, kind }): Line => ({ path: `${section}/${id}`, section, group, name, kind, id }),
    ),
  )
  return [...pictures, ...others]
}

function kindOf(before: boolean, after: boolean): Kind {
  if (!before) return 'new'
  return after ? 'changed' : 'removed'
}

/** What the comparison has found, in a sentence: `14 pictures in 3 components, 2 stories, 1 token`. */
function headline(lines: Line[], texts: ReviewTexts): string {
  const of = (section: Line['section']) => lines.filter((line) => line.section === section)
  const pictures = of('pictures')
  const components = new Set(pictures.map(({ group }) => group)).size
  const parts = [
    ...(pictures.length > 0
      ? [`${texts.counts.pictures(pictures.length)} ${texts.counts.components(components)}`]
      : []),
    ...sections.flatMap((section) => (of(section).length > 0 ? [texts.counts[section](of(section).length)] : [])),
  ]
  return parts.join(', ')
}

/** The page "What changed": everything that differs since a commit, a tag or a date, with an address of its own for each. */
export function ChangesPage() {
  const { texts } = useTexts()
  const index = useIndex()
  if (index.state === 'loading') return <Message aria-busy="true">{texts.loading}</Message>
  if (index.state === 'failed') return <Absent status={index.status} texts={texts} url={indexUrl} />
  return <Changes index={index.value} />
}

function Changes({ index }: { index: ReviewIndex }) {
  const { texts, language, look } = useTexts()
  const api = useStorybookApi()
  const { path = '' } = useStorybookState()
  const selected = selectedIn(path)
  const { choice, chosen } = useSince(index, api.getQueryParam('since'))
  const url = chosen && `review/since/${chosen.hash}.json`
  const comparison = useData<Comparison>(url)
  const decisions = useDecisions(index)
  const [filter, setFilter] = React.useState('')
  const all = React.useMemo(() => (comparison.state === 'ready' ? linesOf(comparison.value) : []), [comparison])
  const words = filter.toLowerCase()
  const lines = all.filter(({ path: own }) => own.toLowerCase().includes(words))
  const open = (to: string) => api.navigate(addressTo(to, choice, look))
  const change = (since: string) => {
    setSince(since)
    api.navigate(addressTo(selected, since, look))
  }

  const step = (by: number) => {
    const at = lines.findIndex((line) => line.path === selected)
    const next = lines[Math.min(lines.length - 1, Math.max(0, at + by))]
    if (next) open(next.path)
  }
  const stepNow = React.useRef(step)
  stepNow.current = step
  React.useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input:not([type=radio]), textarea, select')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'j') stepNow.current(1)
      if (event.key === 'k') stepNow.current(-1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <Page hasDetail={selected !== ''}>
      <header>
        <h1>
          {comparison.state === 'ready' && all.length === 0 ? texts.nothing : headline(all, texts) || texts.whatChanged}
        </h1>
        <SinceChoice
          index={index}
          choice={choice}
          chosen={chosen}
          texts={texts}
          language={language}
          onChange={change}
        />
        <Quiet>
          {index.isWritable && `${texts.uncommittedToo} `}
          {comparison.state === 'ready' && comparison.value.moved > 0 && texts.moved(comparison.value.moved)}
        </Quiet>
        {/* Beside a picture they are below its form. */}
        {!index.isWritable && !selected.startsWith('picture/') && <Drafts index={index} texts={texts} />}
      </header>
      <nav aria-label={texts.whatChanged}>
        <div style={{ padding: '0 16px 4px 24px' }}>
          <TextInput
            type="search"
            aria-label={texts.filter}
            placeholder={texts.filter}
            style={{ width: '100%' }}
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
        </div>
        <Lines
          lines={lines}
          selected={selected}
          index={index}
          comparison={comparison.state === 'ready' ? comparison.value : undefined}
          decisions={decisions}
          texts={texts}
          since={choice}
          look={look}
          onOpen={open}
        />
      </nav>
      <section className="detail" aria-label={texts.whatChanged}>
        {!chosen && <Message>{texts.noComparison}</Message>}
        {chosen && comparison.state === 'loading' && <Message aria-busy="true">{texts.loading}</Message>}
        {comparison.state === 'failed' && <Absent status={comparison.status} texts={texts} url={url ?? ''} />}
        {chosen && comparison.state === 'ready' && (
          <>
            {selected && (
              <Detail
                key={selected}
                path={selected}
                lines={lines}
                comparison={comparison.value}
                index={index}
                decisions={decisions}
                since={chosen.hash}
                onStep={step}
              />
            )}
            {!selected && all.length > 0 && <Message>{texts.choose}</Message>}
            {!selected && all.length === 0 && (
              <Message>
                <strong>{texts.nothing}</strong>
                <p>{texts.nothingAdvice}</p>
                {choice !== 'days:7' && (
                  <Action type="button" onClick={() => change('days:7')}>
                    {texts.compareWithFirst}
                  </Action>
                )}
              </Message>
            )}
          </>
        )}
      </section>
    </Page>
  )
}

function Lines({
  lines,
  selected,
  index,
  comparison,
  decisions,
  texts,
  since,
  look,
  onOpen,
}: {
  lines: Line[]
  selected: string
  index: ReviewIndex
  comparison: Comparison | undefined
  decisions: Map<string, StandingDecision[]>
  texts: ReviewTexts
  since: string
  look: Look
  onOpen: (path: string) => void
}) {
  const standing = ({ id, section }: Line) => (section === 'pictures' ? decisions.get(id)?.[0]?.standing : undefined)
  const [failed, setFailed] = React.useState('')
  const approveAll = async (group: string, open: Line[]) => {
    const now = new Date().toISOString()
    const pictures = new Set(open.map(({ id }) => id))
    const judged = (comparison?.pictures ?? []).filter(({ id }) => pictures.has(id))
    const isSaved = await decide(
      index,
      judged.map(({ id, before, after }) => ({
        picture: id,
        before: before?.hash ?? null,
        after: after?.hash ?? null,
        decision: 'approved',
        comment: '',
        reviewer: reviewerName(),
        date: now,
      })),
    )
    setFailed(isSaved ? '' : group)
  }
  return (
    <>
      {[...Map.groupBy(lines, ({ section }) => section)].map(([section, inSection]) => (
        <List key={section}>
          <h2>{texts.sections[section]}</h2>
          {[...Map.groupBy(inSection, ({ group }) => group)].map(([group, inGroup]) => {
            const open = inGroup.filter((line) => standing(line) === undefined)
            return (
              <section key={group} aria-label={group}>
                <h3>
                  {group}
                  {section === 'pictures' && open.length > 1 && reviewerName() && (
                    <Action type="button" onClick={() => void approveAll(group, open)}>
                      {texts.approveAll(open.length)}
                    </Action>
                  )}
                </h3>
                {section === 'pictures' && failed === group && <Problem role="alert">{texts.saveFailed}</Problem>}
                <ul>
                  {inGroup.map((line) => {
                    const own = standing(line)
                    return (
                      <li key={line.path}>
                        <a
                          href={`?path=${addressTo(line.path, since, look)}`}
                          aria-current={line.path === selected ? 'true' : undefined}
                          onClick={(event) => {
                            if (event.ctrlKey || event.metaKey || event.shiftKey) return
                            event.preventDefault()
                            onOpen(line.path)
                          }}
                        >
                          <span>{line.name}</span>
                          {own ? (
                            <StandingMark standing={own} texts={texts} />
                          ) : (
                            <Mark tone={kindTones[line.kind]}>{texts.kinds[line.kind]}</Mark>
                          )}
                        </a>
                      </li>
                    )
                  })}
                </ul>
              </section>
            )
          })}
        </List>
      ))}
    </>
  )
}

/** One change, or a picture that has not changed since the commit: its address stays good. */
function Detail({
  path,
  lines,
  comparison,
  index,
  decisions,
  since,
  onStep,
}: {
  path: string
  lines: Line[]
  comparison: Comparison
  index: ReviewIndex
  decisions: Map<string, StandingDecision[]>
  since: string
  onStep: (by: number) => void
}) {
  const { texts, language, look } = useTexts()
  const api = useStorybookApi()
  const [copied, setCopied] = React.useState(false)
  const heading = React.useRef<HTMLHeadingElement>(null)
  const at = lines.findIndex((line) => line.path === path)
  const [section = '', ...rest] = path.split('/')
  const id = rest.join('/')
  const finding = sections.flatMap((one) => (one === section ? comparison[one] : [])).find((one) => one.id === id)
  const change = comparison.pictures.find((one) => one.id === id)
  const isPicture = section === 'picture' && (change !== undefined || index.pictures[id] !== undefined)
  const storyId = isPicture ? storyOf(index, id) : finding?.storyId
  React.useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const copy = () =>
    navigator.clipboard
      .writeText(`${location.origin}${location.pathname}?path=${addressTo(path, since, look)}`)
      .then(() => setCopied(true))
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Row style={{ justifyContent: 'space-between' }}>
        <h2
          ref={heading}
          tabIndex={-1}
          style={{ margin: 0, outline: 0, fontSize: 16, lineHeight: '24px', overflowWrap: 'anywhere' }}
        >
          {lines[at]?.name ?? finding?.name ?? id}
          <Quiet>{lines[at]?.group ?? finding?.group ?? ''}</Quiet>
        </h2>
        <Row>
          <Anchor
            className="back"
            href={`?path=${addressTo('', since, look)}`}
            onClick={(event) => {
              event.preventDefault()
              api.navigate(addressTo('', since, look))
            }}
          >
            {texts.list}
          </Anchor>
          {storyId && api.getData(storyId) && (
            <Anchor
              href={`?path=/story/${storyId}`}
              onClick={(event) => {
                event.preventDefault()
                api.selectStory(storyId)
              }}
            >
              {texts.openStory}
            </Anchor>
          )}
          <Action type="button" onClick={() => void copy()}>
            {copied ? texts.copied : texts.copyLink}
          </Action>
          <Action type="button" disabled={at <= 0} aria-keyshortcuts="k" onClick={() => onStep(-1)}>
            {texts.previous}
          </Action>
          <Action type="button" disabled={at >= lines.length - 1} aria-keyshortcuts="j" onClick={() => onStep(1)}>
            {texts.next}
          </Action>
        </Row>
      </Row>
      {isPicture && (
        <Picture
          id={id}
          change={change}
          index={index}
          decisions={decisions.get(id) ?? []}
          texts={texts}
          language={language}
        />
      )}
      {finding && <Value finding={finding} section={section as Section} texts={texts} />}
      {!isPicture && !finding && <Message>{texts.gone}</Message>}
    </div>
  )
}

function storyOf({ storyIds }: ReviewIndex, picture: string) {
  const slash = picture.lastIndexOf('/')
  const title = storyIds[picture.slice(0, slash)]
  return title && `${title}--${picture.slice(slash + 1, picture.lastIndexOf('_'))}`
}

const isColour = (value: string) => /^(oklch|rgb|hsl|#)/.test(value)

/** A change that is no picture: the values before and now. */
function Value({ finding, section, texts }: { finding: Finding; section: Section; texts: ReviewTexts }) {
  const row = (label: string, value: string | undefined) =>
    value !== undefined && (
      <>
        <dt>{label}</dt>
        <dd>
          {section === 'tokens' && isColour(value) && <Swatch style={{ background: value }} />}
          {section === 'tokens' || section === 'props' ? <code>{value}</code> : value}
        </dd>
      </>
    )
  return (
    <>
      <Mark tone={kindTones[finding.kind]}>{texts.kinds[finding.kind]}</Mark>
      <Values>
        {row(texts.before, finding.before)}
        {row(texts.after, finding.after)}
      </Values>
    </>
  )
}
