import React from 'react'
import { styled } from 'storybook/theming'
import type { PictureVersion } from '#stories/review/review-data.ts'
import type { Region, Size } from '#stories/visual/report-data.ts'
import { type PixelDifference, usePixels } from './picture-pixels.ts'
import type { ReviewTexts } from './texts.ts'
import { Action, Choice, Message, Quiet, Row } from './ui.tsx'

const views = ['side', 'slider', 'overlay', 'difference'] as const
export type View = (typeof views)[number]
const zooms = ['fit', '1', '2', '4', '8'] as const
type Zoom = (typeof zooms)[number]

/** Kept when another picture is shown. */
const chosen: { view: View; zoom: Zoom } = { view: 'side', zoom: 'fit' }

const Layout = styled.div({ display: 'grid', gap: 12, minWidth: 0, containerType: 'inline-size' })

const Panes = styled.div<{ stacked: boolean }>(({ stacked }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: stacked ? 'minmax(0, 1fr)' : 'repeat(3, minmax(0, 1fr))',
  '@container (max-width: 380px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Figure = styled.figure(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  figcaption: { paddingBlockEnd: 4, color: theme.textMutedColor, fontSize: 12, lineHeight: '16px' },
}))

const Scroller = styled.div(({ theme }) => ({
  position: 'relative',
  maxHeight: '70vh',
  overflow: 'auto',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  background: `repeating-conic-gradient(#8883 0 25%, #8881 0 50%) 0 0 / 16px 16px`,
}))

const Pane = styled(Scroller)({ height: 160 })

/** The part of a picture that a close-up shows. */
const Crop = styled.div({ position: 'relative', overflow: 'hidden' })

/** Both pictures, from the same corner, in one scale. */
const Paper = styled.div({
  position: 'relative',
  img: { position: 'absolute', insetBlockStart: 0, left: 0, maxWidth: 'none' },
  '.faded': { opacity: 0.25, filter: 'grayscale(1)' },
})

const Outline = styled.span({
  position: 'absolute',
  border: '2px solid #ff003c',
  borderRadius: 3,
  boxShadow: '0 0 0 1px #fffc',
  pointerEvents: 'none',
})

const Slide = styled.input({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  opacity: 0,
  cursor: 'ew-resize',
  appearance: 'none',
  // As narrow as a line, so that the edge is at the pointer's position.
  '&::-webkit-slider-thumb': { width: 1, height: '100%', appearance: 'none' },
  '&::-moz-range-thumb': { width: 1, height: '100%', border: 0 },
})

const Handle = styled.span(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  width: 2,
  background: '#ff003c',
  translate: '-1px',
  pointerEvents: 'none',
  ':has(:focus-visible) > &': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
}))

interface Shown {
  before?: string
  after?: string
  difference: PixelDifference
}

const paperOf = ({ before, after }: PixelDifference): Size => ({
  width: Math.max(before?.width ?? 0, after?.width ?? 0),
  height: Math.max(before?.height ?? 0, after?.height ?? 0),
})

const sizeText = ({ width, height }: Size) => `${width} × ${height}`

/** How two pictures differ, in a sentence. */
function describe({ before, after, pixels }: PixelDifference, texts: ReviewTexts): string {
  if (!before) return texts.isNew
  if (!after) return texts.isRemoved
  if (pixels === 0) return texts.same
  const { width, height } = paperOf({ before, after, pixels, regions: [] })
  const resized = sizeText(before) === sizeText(after) ? '' : ` ${texts.resized(sizeText(before), sizeText(after))}`
  return texts.pixels(pixels, pixels / (width * height)) + resized
}

/** The width of an element, in CSS pixels; 0 before the first layout. */
function useWidth() {
  const [width, setWidth] = React.useState(0)
  const observer = React.useRef<ResizeObserver | undefined>(undefined)
  const ref = React.useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect()
    if (!element) return
    observer.current = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.current.observe(element)
  }, [])
  return [width, ref] as const
}

/**
 * Two pictures of a story: side by side, under a slider, overlaid, or their difference, with a close-up of what changed. One of them may be
 * absent; equal pictures are shown once.
 */
export function PictureViews({
  before,
  after,
  texts,
}: {
  before: PictureVersion | undefined
  after: PictureVersion | undefined
  texts: ReviewTexts
}) {
  const result = usePixels(before?.file, after?.file)
  if (before && !before.file) return <Message>{texts.unpublished}</Message>
  if (result.state === 'failed') return <Message role="alert">{texts.failed}</Message>
  if (result.state !== 'ready') return <Message aria-busy="true">{texts.loading}</Message>
  const shown: Shown = { difference: result }
  if (before?.file) shown.before = before.file
  if (after?.file) shown.after = after.file
  return <Comparison {...shown} texts={texts} />
}

function Comparison({ texts, ...shown }: Shown & { texts: ReviewTexts }) {
  const { difference } = shown
  const [view, setView] = React.useState(chosen.view)
  const [zoom, setZoom] = React.useState(chosen.zoom)
  const [width, ref] = useWidth()
  const isChange = difference.pixels > 0
  const paper = paperOf(difference)
  // Low and wide pictures are stacked, since they would be tiny side by side.
  const isStacked = paper.width > width / 3 && paper.height * 3 < paper.width
  const room = isChange && view === 'side' && !isStacked && width > 380 ? (width - 24) / 3 : width
  const scale = zoom === 'fit' ? Math.min(1, Math.max(0.01, (room - 2) / paper.width)) : Number(zoom)
  return (
    <Layout ref={ref}>
      <Row>
        <Quiet role="status">{describe(difference, texts)}</Quiet>
      </Row>
      <Row>
        {isChange && (
          <Choice
            label={texts.view}
            value={view}
            options={views.map((name) => [name, texts.views[name]] as const)}
            onChange={(name) => {
              chosen.view = name
              setView(name)
            }}
          />
        )}
        <Choice
          label={texts.zoom}
          value={zoom}
          options={zooms.map((name) => [name, name === 'fit' ? texts.fit : `${Number(name) * 100} %`] as const)}
          onChange={(name) => {
            chosen.zoom = name
            setZoom(name)
          }}
        />
      </Row>
      {isChange && difference.regions.length > 0 && <CloseUp {...shown} texts={texts} />}
      {width > 0 && (
        <Stage {...shown} view={isChange ? view : 'alone'} scale={scale} isStacked={isStacked} texts={texts} />
      )}
    </Layout>
  )
}

const Image = ({
  src,
  size,
  scale,
  ...rest
}: { src: string; size: Size; scale: number } & React.ImgHTMLAttributes<HTMLImageElement>) => (
  <img
    alt=""
    {...rest}
    src={src}
    width={size.width * scale}
    height={size.height * scale}
    style={{ ...rest.style, imageRendering: scale > 1 ? 'pixelated' : 'auto' }}
  />
)

/** The picture with what differs in colour over it. */
function DifferenceImages({ after = '', difference, scale, texts }: Shown & { scale: number; texts: ReviewTexts }) {
  return (
    <>
      {difference.after && <Image src={after} size={difference.after} scale={scale} className="faded" />}
      {difference.mask && (
        <Image src={difference.mask} size={paperOf(difference)} scale={scale} alt={texts.difference} />
      )}
    </>
  )
}

function Stage({
  view,
  scale,
  isStacked,
  texts,
  ...shown
}: Shown & { view: View | 'alone'; scale: number; isStacked: boolean; texts: ReviewTexts }) {
  const { before = '', after = '', difference } = shown
  const [edge, setEdge] = React.useState(50)
  const [opacity, setOpacity] = React.useState(50)
  const paper = paperOf(difference)
  const style = { width: paper.width * scale, height: paper.height * scale }
  const frame = (caption: string, content: React.ReactNode) => (
    <Figure>
      <figcaption>{caption}</figcaption>
      <Scroller tabIndex={0} role="group" aria-label={caption}>
        <Paper style={style}>{content}</Paper>
      </Scroller>
    </Figure>
  )
  const old = difference.before && <Image src={before} size={difference.before} scale={scale} alt={texts.before} />
  const now = (css: React.CSSProperties = {}) =>
    difference.after && <Image src={after} size={difference.after} scale={scale} alt={texts.after} style={css} />
  const caption = (label: string, size: Size | undefined) => (size ? `${label}, ${sizeText(size)}` : label)
  if (view === 'alone')
    return difference.after
      ? frame(caption(texts.after, difference.after), now())
      : frame(caption(texts.before, difference.before), old)
  if (view === 'slider')
    return frame(
      `${texts.before} | ${texts.after}`,
      <>
        {old}
        {now({ clipPath: `inset(0 0 0 ${edge}%)` })}
        <Handle style={{ left: `${edge}%` }} />
        <Slide
          type="range"
          min="0"
          max="100"
          value={edge}
          aria-label={texts.edge}
          aria-valuetext={`${edge} %`}
          onChange={(event) => setEdge(Number(event.currentTarget.value))}
        />
      </>,
    )
  if (view === 'overlay')
    return (
      <>
        <Row as="label">
          <Quiet as="span">{texts.opacity}</Quiet>
          <input
            type="range"
            min="0"
            max="100"
            value={opacity}
            onChange={(event) => setOpacity(Number(event.currentTarget.value))}
          />
        </Row>
        {frame(
          `${texts.before} + ${texts.after}`,
          <>
            {old}
            {now({ opacity: opacity / 100 })}
          </>,
        )}
      </>
    )
  const differences = frame(
    texts.difference,
    <>
      <DifferenceImages {...shown} scale={scale} texts={texts} />
      {difference.regions.map((region) => (
        <Outline key={`${region.x} ${region.y}`} style={outlineOf(region, scale)} />
      ))}
    </>,
  )
  if (view === 'difference') return differences
  return (
    <Panes stacked={isStacked}>
      {frame(caption(texts.before, difference.before), old)}
      {frame(caption(texts.after, difference.after), now())}
      {differences}
    </Panes>
  )
}

/** With a margin, so that it is visible around a single pixel. */
function outlineOf({ x, y, width, height }: Region, scale: number) {
  const margin = 4
  return {
    left: x * scale - margin,
    top: y * scale - margin,
    width: width * scale + 2 * margin,
    height: height * scale + 2 * margin,
    boxSizing: 'border-box' as const,
  }
}

/**
 * One place that changed, enlarged so that a single pixel is visible: before, now, and the difference. It is never reduced: a place that is too
 * large scrolls, in all three alike.
 */
function CloseUp({ texts, ...shown }: Shown & { texts: ReviewTexts }) {
  const { before = '', after = '', difference } = shown
  const [at, setAt] = React.useState(0)
  const [width, ref] = useWidth()
  const { regions } = difference
  const region = regions[at % regions.length]
  if (!region) return null
  const height = 158
  const margin = Math.max(6, Math.round(Math.max(region.width, region.height) * 0.25))
  const fitting = Math.floor(Math.min(width / (region.width + 2 * margin), height / (region.height + 2 * margin)))
  const scale = Math.max(1, Math.min(16, fitting))
  const place = {
    width: Math.max(width, (region.width + 2 * margin) * scale),
    height: Math.max(height, (region.height + 2 * margin) * scale),
  }
  const paper = paperOf(difference)
  const style = {
    left: place.width / 2 - (region.x + region.width / 2) * scale,
    top: place.height / 2 - (region.y + region.height / 2) * scale,
    width: paper.width * scale,
    height: paper.height * scale,
  }
  const scrollAll = ({ currentTarget: { parentElement, scrollLeft, scrollTop } }: React.UIEvent<HTMLElement>) => {
    for (const pane of parentElement?.parentElement?.querySelectorAll('[role=group]') ?? [])
      pane.scrollTo(scrollLeft, scrollTop)
  }
  const contents: [string, React.ReactNode][] = [
    [texts.before, difference.before && <Image src={before} size={difference.before} scale={scale} alt="" />],
    [texts.after, difference.after && <Image src={after} size={difference.after} scale={scale} alt="" />],
    [texts.difference, <DifferenceImages key="difference" {...shown} scale={scale} texts={texts} />],
  ]
  return (
    <section aria-label={texts.closeUp}>
      <Row style={{ paddingBlockEnd: 4 }}>
        <Quiet>
          <strong>{texts.closeUp}</strong> {sizeText(region)} px, ×{scale}
        </Quiet>
        {regions.length > 1 && (
          <>
            <Quiet role="status">{texts.place((at % regions.length) + 1, regions.length)}</Quiet>
            <Action onClick={() => setAt(at + 1)}>{texts.nextPlace}</Action>
          </>
        )}
      </Row>
      <Panes stacked={false}>
        {contents.map(([label, content], index) => (
          <Figure key={label}>
            <figcaption>{label}</figcaption>
            <Pane
              key={at}
              ref={index === 0 ? ref : undefined}
              tabIndex={0}
              role="group"
              aria-label={label}
              onScroll={scrollAll}
            >
              {width > 0 && (
                <Crop style={place}>
                  <Paper style={{ ...style, position: 'absolute' }}>{content}</Paper>
                </Crop>
              )}
            </Pane>
          </Figure>
        ))}
      </Panes>
    </section>
  )
}
