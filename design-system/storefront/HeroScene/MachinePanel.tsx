import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type LucideIcon, Play, RotateCw, Square } from 'lucide-react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './MachinePanel.css.ts'

interface LevelTexts {
  label: string
  value: string
  /** What the value is a part of: `trên 2 GB`. Default: nothing. */
  of?: string
  /** The used share, 0 to 1. */
  share: number
}

export interface MachinePanelTexts {
  /** Text alternative of the illustration. */
  alternative: string
  status: string
  hostname: string
  address: string
  /** Where it stands, its system and its plan. */
  facts: readonly string[]
  cpu: LevelTexts
  ram: LevelTexts
  /** The traffic of a day, and the time of day at the end of the chart. */
  traffic: { label: string; value: string; now: string }
  start: string
  restart: string
  stop: string
}

/**
 * The traffic of a day in Vietnam, every half hour from the evening to the evening after: lowest at three in the morning, highest at
 * noon and at nine in the evening. 0 to 40.
 */
const samples = [
  39, 37, 33, 30, 25, 21, 17, 14, 11, 9, 7, 6, 5, 4, 4, 5, 6, 8, 10, 12, 15, 18, 21, 24, 26, 28, 31, 33, 34, 32, 30, 27,
  25, 24, 23, 24, 25, 24, 26, 25, 27, 28, 30, 32, 35, 37, 38, 40,
] as const

const STEP = 9
const CHART_WIDTH = (samples.length - 1) * STEP
const CHART_HEIGHT = 46

const stems = samples.map((height, index) => `M${index * STEP} ${CHART_HEIGHT}v${-height}`)

/** The hours on the axis, with their share of the day that ends a little after nine in the evening: 18 would touch the present. */
const hours = [
  { label: '00', share: 0.122 },
  { label: '06', share: 0.372 },
  { label: '12', share: 0.622 },
] as const

/** An illustration of a machine in the console: a single image to assistive technology, and not interactive. */
export function MachinePanel({ texts }: { texts: MachinePanelTexts }) {
  return (
    <div data-component="MachinePanel" role="img" aria-label={texts.alternative} className={css.panel}>
      <div className={css.header}>
        <span className={css.hostname}>{texts.hostname}</span>
        <span className={css.status}>
          <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden className={css.statusMark}>
            <circle cx={7} cy={7} r={3} fill="currentColor" stroke="none" />
            <circle cx={7} cy={7} r={6.25} strokeWidth={1.5} opacity={0.55} />
          </svg>
          {texts.status}
        </span>
        <span className={css.facts}>
          {texts.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {/* Last, so that nothing moves when its font has loaded. */}
          <span className={css.address}>{texts.address}</span>
        </span>
      </div>
      <div className={css.meters}>
        <Level {...texts.cpu} />
        <Level {...texts.ram} />
      </div>
      <div>
        <div className={css.labelled}>
          {texts.traffic.label}
          <span className={css.value}>{texts.traffic.value}</span>
        </div>
        <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} preserveAspectRatio="none" aria-hidden className={css.plot}>
          <path d={stems.slice(0, -1).join('')} vectorEffect="non-scaling-stroke" className={css.stems} />
          <path d={stems.at(-1)} vectorEffect="non-scaling-stroke" className={css.now} />
          <path d={`M0 ${CHART_HEIGHT}H${CHART_WIDTH}`} vectorEffect="non-scaling-stroke" className={css.axisLine} />
        </svg>
        <div className={css.axis}>
          {hours.map(({ label, share }) => (
            <span key={label} className={css.hour} style={assignInlineVars({ [css.share]: `${share * 100}%` })}>
              {label}
            </span>
          ))}
          <span className={css.present}>{texts.traffic.now}</span>
        </div>
      </div>
      <div className={css.actions}>
        <PanelAction icon={Play} label={texts.start} isUnavailable />
        <PanelAction icon={RotateCw} label={texts.restart} />
        <PanelAction icon={Square} label={texts.stop} />
      </div>
    </div>
  )
}

function Level({ label, value, of, share }: LevelTexts) {
  return (
    <div>
      <div className={css.labelled}>
        {label}
        <span className={css.value}>
          {value} {of && <span className={css.total}>{of}</span>}
        </span>
      </div>
      <div className={css.level}>
        <div className={css.filled} style={assignInlineVars({ [css.share]: `${share * 100}%` })} />
      </div>
    </div>
  )
}

function PanelAction(props: { icon: LucideIcon; label: string; isUnavailable?: boolean }) {
  return (
    <span className={classNames(css.action, props.isUnavailable && css.unavailable)}>
      <Icon icon={props.icon} className={css.actionIcon} />
      <span className={css.actionLabel}>{props.label}</span>
    </span>
  )
}
