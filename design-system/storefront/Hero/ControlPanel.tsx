import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Activity, Gauge, type LucideIcon, Play, RotateCw, Square } from 'lucide-react'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './ControlPanel.css.ts'

interface MeterTexts {
  label: string
  value: string
  /** The used share, 0 to 1. */
  share: number
}

export interface ControlPanelTexts {
  /** Text alternative of the illustration. */
  alternative: string
  status: string
  hostname: string
  address: string
  cpu: MeterTexts
  ram: MeterTexts
  traffic: { label: string; value: string }
  start: string
  restart: string
  stop: string
  uptime: { label: string; value: string }
  ping: { label: string; value: string }
}

interface ControlPanelProps {
  texts: ControlPanelTexts
}

/** Heights of the traffic graph, 0 to 40, from left to right. */
const traffic = [9, 12, 10, 15, 13, 18, 16, 23, 20, 27, 22, 30, 26, 33, 28, 31, 25, 29, 35, 32] as const

const line = traffic.map((height, index) => `${index * 10},${44 - height}`).join(' ')

/** An illustration of the control panel, built from the design system. A single image to assistive technology; not interactive. */
export function ControlPanel({ texts }: ControlPanelProps) {
  return (
    <div data-component="ControlPanel" role="img" aria-label={texts.alternative} className={css.root}>
      <div className={css.panel}>
        <div className={css.header}>
          <div>
            <div className={css.hostname}>{texts.hostname}</div>
            <div className={css.address}>{texts.address}</div>
          </div>
          <span className={css.status}>
            <span className={css.dot} />
            {texts.status}
          </span>
        </div>
        <div className={css.meters}>
          <Meter {...texts.cpu} />
          <Meter {...texts.ram} />
        </div>
        <div className={css.traffic}>
          <div className={css.meterHeader}>
            <span className={css.label}>{texts.traffic.label}</span>
            <span className={css.value}>{texts.traffic.value}</span>
          </div>
          <svg viewBox="0 0 190 48" preserveAspectRatio="none" aria-hidden className={css.graph}>
            <polygon points={`0,48 ${line} 190,48`} className={css.graphArea} />
            <polyline points={line} vectorEffect="non-scaling-stroke" className={css.graphLine} />
          </svg>
        </div>
        <div className={css.actions}>
          <PanelAction icon={Play} label={texts.start} />
          <PanelAction icon={RotateCw} label={texts.restart} />
          <PanelAction icon={Square} label={texts.stop} />
        </div>
      </div>
      <FloatingBadge icon={Activity} {...texts.uptime} className={css.uptime} />
      <FloatingBadge icon={Gauge} {...texts.ping} className={css.ping} />
    </div>
  )
}

function Meter({ label, value, share }: MeterTexts) {
  return (
    <div className={css.meter}>
      <div className={css.meterHeader}>
        <span className={css.label}>{label}</span>
        <span className={css.value}>{value}</span>
      </div>
      <div className={css.track}>
        <div className={css.bar} style={assignInlineVars({ [css.share]: `${share * 100}%` })} />
      </div>
    </div>
  )
}

function PanelAction({ icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <span className={css.action}>
      <Icon icon={icon} />
      {label}
    </span>
  )
}

function FloatingBadge(props: { icon: LucideIcon; label: string; value: string; className: string }) {
  return (
    <div className={props.className}>
      <Icon icon={props.icon} size="medium" className={css.badgeIcon} />
      <span className={css.label}>{props.label}</span>
      <span className={css.badgeValue}>{props.value}</span>
    </div>
  )
}
