import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ComponentPropsWithRef, MouseEventHandler } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { ButtonLink } from '#ds/components/ButtonLink/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { classNames } from '#ds/css/class-names.ts'
import { hiddenUntilComplete } from '#ds/css/hidden-until-complete.css.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { LargePetals, Ripples, SmallFlower, tipsOf } from '#ds/storefront/open-flower.tsx'
import * as css from './HeroScene.css.ts'
import { MachinePanel, type MachinePanelTexts } from './MachinePanel.tsx'

export interface HeroSceneTexts {
  /** The discount that runs now, and until when, null while there is none. */
  promotion: string | null
  /** `đến hết 31/12/2026`; null while no offer runs, or if it has no end. */
  until: string | null
  headline: string
  subtitle: string
  /** The starting price, in dong as digits, with the texts before and after it. Null while nothing is offered. */
  price: { before: string; amount: string | null; after: string }
  /** Label of the main button: the trial, or the order while no trial is offered. */
  trial: string
  demo: string
  /** The label of the demo's button while the demo is being opened. */
  demoStarting: string
  /** Three short lines that address common doubts. */
  reassurances: readonly string[]
  /** The five steps of making a machine, on the petals. */
  steps: { label: string; names: readonly [string, string, string, string, string] }
  panel: MachinePanelTexts
  /** What the two leaves promise. */
  ping: { label: string; value: string }
  uptime: { label: string; value: string }
  /** Explains the two lines once. `sample` says that the machine is an example, `ready` stands before its measured time. */
  legend: { sample: string; ready: string; measured: string; promised: string }
}

export interface HeroSceneProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: HeroSceneTexts
  /** When each of the five steps was done, such as `0:09`, if a real machine was measured. Default: none, and only the names stand there. */
  stepTimes?: readonly [string, string, string, string, string]
  /** Whether the discount does not hold for this reader: it is not shown, and its place kept, so that nothing moves. Default: false. */
  hidesOffer?: boolean
  /** Target of the main button: the registration. */
  trialHref: string
  /** Called when the main button is pressed. `preventDefault` keeps the visitor on the page, for a dialog. */
  onTrial?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Opens the demo. A failure is shown below the buttons. Without it the button does nothing. */
  onDemo?: (() => Promise<SubmitResult>) | undefined
}

/** The drawing: its size, and the base of the flower on the horizon, in px. */
const drawing = { width: 720, height: 626, x: 360, y: 526 } as const
const PETAL_LENGTH = 462
/** The same for phones and tablets, above the panel. */
const crown = { width: 220, height: 160, length: 152 } as const

const tips = tipsOf(PETAL_LENGTH).map(({ x, y }) => ({ x: drawing.x + x, y: drawing.y + y }))

/**
 * The top of the landing page, a scene above the water: what is offered, and a machine on the horizon with the open flower behind it, whose
 * petals are the steps of making one. Below the horizon stands what the solid and the dashed line mean (product spec, section 2).
 */
export function HeroScene({
  texts,
  stepTimes,
  hidesOffer = false,
  trialHref,
  onTrial,
  onDemo,
  className,
  ...rest
}: HeroSceneProps) {
  const demo = useAction()
  return (
    <div data-component="HeroScene" data-buy-after {...rest} className={classNames(css.root, className)}>
      <section className={classNames(css.scene, hiddenUntilComplete)}>
        <div className={css.content}>
          <div className={css.words}>
            {texts.promotion !== null && (
              <p className={classNames(css.offer, hidesOffer && css.hiddenOffer)}>
                <SmallFlower length={14} />
                {texts.promotion} {texts.until !== null && <span className={css.until}>{texts.until}</span>}
              </p>
            )}
            <Heading level={1} size="display1">
              {texts.headline}
            </Heading>
            <Text size="large" tone="secondary" measure>
              {texts.subtitle}
            </Text>
            {texts.price.amount !== null && (
              <Text tone="secondary">
                {texts.price.before}{' '}
                <strong className={css.price}>
                  <Money amount={texts.price.amount} />
                </strong>{' '}
                {texts.price.after}
              </Text>
            )}
            <div className={css.actions}>
              <ButtonLink
                href={trialHref}
                onClick={onTrial}
                size="large"
                className={classNames(css.action, css.mainAction)}
              >
                {texts.trial}
              </ButtonLink>
              <Button
                tone="neutral"
                emphasis="outline"
                size="large"
                pending={demo.pending}
                className={css.action}
                onClick={() => onDemo && demo.run(onDemo)}
              >
                {demo.pending ? texts.demoStarting : texts.demo}
              </Button>
            </div>
            {demo.error !== undefined && (
              <Notice tone="critical" role="alert">
                {demo.error}
              </Notice>
            )}
            <ul className={css.reassurances}>
              {texts.reassurances.map((line) => (
                <li key={line} className={css.reassurance}>
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <div className={css.stage}>
            <Bloom />
            <ol aria-label={texts.steps.label} className={css.steps}>
              {texts.steps.names.map((name, index) => (
                <Step key={name} name={name} time={stepTimes?.[index]} index={index} />
              ))}
            </ol>
            <MachinePanel texts={texts.panel} />
            <Leaf className={css.ping} {...texts.ping} promised={texts.legend.promised} />
            <Leaf className={css.uptime} {...texts.uptime} promised={texts.legend.promised} />
          </div>
        </div>
        <span data-end hidden />
      </section>
      <div className={css.below}>
        <p className={css.legend}>
          <span>
            {stepTimes ? (
              <>
                {texts.legend.ready} <span className={css.measured}>{stepTimes[4]}</span>
              </>
            ) : (
              texts.legend.sample
            )}
          </span>
          <span className={css.sign}>
            <span className={css.signLine.measured} />
            {texts.legend.measured}
          </span>
          <span className={css.sign}>
            <span className={css.signLine.promised} />
            {texts.legend.promised}
          </span>
        </p>
      </div>
    </div>
  )
}

/** The flower behind the panel, cut off at the horizon, with its ripples; and the one above it for phones and tablets. */
const Bloom = () => (
  <>
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden className={css.bloom}>
      <svg x={-100} y={-100} width={drawing.width + 200} height={drawing.y + 100} aria-hidden>
        <g transform={`translate(${drawing.x + 100} ${drawing.y + 100})`}>
          <LargePetals length={PETAL_LENGTH} />
        </g>
      </svg>
      <g transform={`translate(${drawing.x} ${drawing.y + 1})`}>
        <Ripples radii={[300, 404, 528, 676, 852]} flatness={10} />
      </g>
    </svg>
    <svg viewBox={`0 0 ${crown.width} ${crown.height}`} fill="none" aria-hidden className={css.crown}>
      <g transform={`translate(${crown.width / 2} ${crown.height - 2})`}>
        <LargePetals length={crown.length} />
      </g>
    </svg>
  </>
)

function Step({ name, time, index }: { name: string; time: string | undefined; index: number }) {
  const tip = tips[index] ?? drawing
  const isOuter = index === 0 || index === tips.length - 1
  return (
    <li
      className={classNames(css.step, isOuter && css.outerStep, index === tips.length - 1 && css.lastStep)}
      style={assignInlineVars({
        [css.across]: `${((tip.x / drawing.width) * 100).toFixed(2)}%`,
        [css.down]: `${((tip.y / drawing.height) * 100).toFixed(2)}%`,
      })}
    >
      {time !== undefined && <span className={css.stepTime}>{time}</span>}
      {name}
    </li>
  )
}

/** A promise that floats on the line. The legend explains its dashed line; screen readers get the word. */
function Leaf(props: { className: string; label: string; value: string; promised: string }) {
  return (
    <p className={props.className}>
      <span>{props.label}</span> <VisuallyHidden>{props.promised} </VisuallyHidden>
      <span className={css.promised}>{props.value}</span>
    </p>
  )
}
