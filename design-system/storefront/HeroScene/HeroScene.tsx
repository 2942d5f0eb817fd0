import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { hiddenUntilComplete } from '#ds/css/hidden-until-complete.css.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { setTitleIfTruncated } from '#ds/primitives/truncated-title.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { LargeStepIndicator, Ripples, SmallFlower, tipsOf } from '#ds/storefront/open-flower.tsx'
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
  steps: {
    label: string
    names: readonly [string, string, string, string, string]
    /** Figures of the two steps that have one of their own, such as `1 IPv4`. Null: nothing is said. */
    gives: { address: string | null; system: string | null }
    /** How long it takes until the machine is ready: as it was measured, or else as it is promised. */
    ready: { measured: string | null; promised: string }
  }
  panel: MachinePanelTexts
  /** What the two leaves promise. */
  ping: { label: string; value: string }
  uptime: { label: string; value: string }
  /** Explains the two lines once. `sample` says that the machine is an example, `ready` stands before its measured time. */
  legend: { sample: string; ready: string; measured: string; promised: string }
}

export interface HeroSceneProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: HeroSceneTexts
  /** When each of the five steps was done, such as `0:09`, if a real machine was measured. Default: none, and petals have a figure only if it belongs to their step. */
  stepTimes?: readonly [string, string, string, string, string]
  /** Whether the discount does not apply to this reader: it is not shown, and its place kept, so that nothing moves. Default: false. */
  hidesOffer?: boolean
  /** Target of the main button: the registration. */
  trialHref: string
  /** Called when the main button is pressed. `preventDefault` keeps the visitor on the page, for a dialog. */
  onTrial?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Opens the demo. A failure is shown below the buttons. Without it the button does nothing. */
  onDemo?: (() => Promise<SubmitResult>) | undefined
}

/** The flower: the size of its drawing, and its longest petal. */
const crown = { width: 220, height: 160, length: 152 } as const
/** The size of the drawing of the ripples, in px. */
const water = { width: 600, height: 100 } as const

/** Where the petals end, in lengths of the longest. */
const tips = tipsOf(1)

/**
 * The top of the landing page, a scene above the water: what is offered, and a machine on the horizon with the open flower on it, whose
 * petals are the steps of making one. Below the horizon stands what the solid and the dashed line mean (product spec, section 2). Give times only
 * of a machine that was measured.
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
                <span>
                  {texts.promotion} {texts.until !== null && <span className={css.until}>{texts.until}</span>}
                </span>
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
                <Step key={name} name={name} index={index}>
                  <StepFigure texts={texts} time={stepTimes?.[index]} index={index} />
                </Step>
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
          <span className={css.signs}>
            <span className={css.sign}>
              <span className={css.signLine.measured} />
              {texts.legend.measured}
            </span>
            <span className={css.sign}>
              <span className={css.signLine.promised} />
              {texts.legend.promised}
            </span>
          </span>
        </p>
      </div>
    </div>
  )
}

/** The flower that stands on the panel, and the ripples on the horizon: none of them reaches a text below it. */
const Bloom = () => (
  <>
    <svg viewBox={`0 0 ${water.width} ${water.height}`} aria-hidden className={css.ripples}>
      <g transform={`translate(${water.width / 2} 1)`}>
        <Ripples radii={[300, 364, 430]} flatness={10} />
      </g>
    </svg>
    <svg viewBox={`0 0 ${crown.width} ${crown.height}`} fill="none" aria-hidden className={css.crown}>
      <g transform={`translate(${crown.width / 2} ${crown.height - 2})`}>
        <LargeStepIndicator length={crown.length} opens />
      </g>
    </svg>
  </>
)

/** The name of a step at the tip of its petal, and a figure: on the side of the drawing that it is on, inside of the page's grid. */
function Step({ name, index, children }: { name: string; index: number; children: ReactNode }) {
  const { x, y } = tips[index] ?? { x: 0, y: 0 }
  return (
    <li
      className={css.step[sides[index] ?? 'top']}
      style={assignInlineVars({ [css.across]: x.toFixed(4), [css.up]: (-y).toFixed(4) })}
    >
      <span className={classNames(css.stepWords, index === tips.length - 1 && css.lastStep)}>
        <span onPointerEnter={setTitleIfTruncated} className={css.stepName}>
          {name}
        </span>
        {children}
      </span>
    </li>
  )
}

const sides = ['start', 'start', 'top', 'end', 'end'] as const
/** Making and booting have no figure of their own. */
const producedByStep = [null, 'address', 'system', null] as const

/** A time that was measured, or what the step gives, if anything; the last petal says how long all of it takes. */
function StepFigure({ texts, time, index }: { texts: HeroSceneTexts; time: string | undefined; index: number }) {
  const { gives, ready } = texts.steps
  const product = producedByStep[index]
  const figure = time ?? (product ? gives[product] : null)
  if (figure !== null)
    return (
      <span onPointerEnter={setTitleIfTruncated} className={css.stepFigure}>
        {figure}
      </span>
    )
  if (product !== undefined) return null
  const kind = ready.measured === null ? 'promised' : 'measured'
  return (
    <span onPointerEnter={setTitleIfTruncated} className={css.stepFigure}>
      <VisuallyHidden>{`${texts.legend[kind]} `}</VisuallyHidden>
      <span className={css.stepLine[kind]}>{ready.measured ?? ready.promised}</span>
    </span>
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
