import { type ComponentPropsWithRef, useMemo } from 'react'
import { type MachineMetrics, type MetricWindow, metricWindows } from '#contracts/machine-metrics.ts'
import type { Vps } from '#contracts/vps.ts'
import { TimeSeriesChart } from '#ds/components/data/TimeSeriesChart/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './MachineGraphs.css.ts'
import { samplesOf, stepOf } from './metric-samples.ts'

type Step = ReturnType<typeof stepOf>

export interface MachineGraphsTexts {
  label: string
  /** Name of the choice of the period. */
  windowsLabel: string
  windows: Readonly<Record<MetricWindow, string>>
  /** What one stem stands for, and whose time it is. */
  step: Readonly<Record<Step['unit'], (count: number) => string>>
  cpu: string
  memory: string
  disk: string
  diskUnit: string
  read: string
  written: string
  network: string
  networkUnit: string
  incoming: string
  outgoing: string
  /** `count` is formatted. */
  cores: (count: string) => string
  empty: string
}

export interface MachineGraphsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  vps: Pick<Vps, 'cpu' | 'ram'>
  metrics: Resource<MachineMetrics>
  /** How far back they reach. */
  window: MetricWindow
  onWindowChange: (window: MetricWindow) => void
  /** Why the machine does not run, such as `Máy đang tắt`. Default: it runs. */
  still?: string | undefined
  texts: MachineGraphsTexts
}

const GIBIBYTE = 2 ** 30
const MEGA = 1e6

const rounded = (value: number) => Math.round(value * 10) / 10

/** How busy a machine is: processors, memory, disk and network over one period. Nothing is drawn that was not measured. */
export function MachineGraphs({
  vps,
  metrics,
  window,
  onWindowChange,
  still,
  texts,
  className,
  ...rest
}: MachineGraphsProps) {
  const { number, percent, gigabytes } = useFormats()
  const data = dataOf(metrics)
  const step = data && stepOf(data.step)
  const samples = useMemo(
    () => ({
      cpu: mapResource(metrics, (known) => samplesOf(known, { above: 'cpu', window })),
      memory: mapResource(metrics, (known) => samplesOf(known, { above: 'memory', window, unit: GIBIBYTE })),
      disk: mapResource(metrics, (known) =>
        samplesOf(known, { above: 'diskRead', below: 'diskWrite', window, unit: MEGA }),
      ),
      network: mapResource(metrics, (known) =>
        samplesOf(known, { above: 'networkIn', below: 'networkOut', window, unit: MEGA }),
      ),
    }),
    [metrics, window],
  )
  const shared = { empty: texts.empty, ...(still !== undefined && { still }) }
  const plain = (value: number) => number(rounded(value))
  return (
    <section
      data-component="MachineGraphs"
      aria-label={texts.label}
      {...rest}
      className={classNames(css.root, className)}
    >
      <div className={css.head}>
        <p className={css.step}>{step && texts.step[step.unit](step.count)}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box of its own */}
        <div role="group" aria-label={texts.windowsLabel} className={css.windows}>
          {metricWindows.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === window}
              onClick={() => onWindowChange(one)}
              className={css.option}
            >
              {texts.windows[one]}
            </button>
          ))}
        </div>
      </div>
      <div className={css.charts}>
        <TimeSeriesChart
          {...shared}
          title={texts.cpu}
          context={texts.cores(number(vps.cpu))}
          samples={samples.cpu}
          above={{ name: texts.cpu, format: (value) => percent(Math.round(value) / 100), max: 100 }}
        />
        <TimeSeriesChart
          {...shared}
          title={texts.memory}
          context={gigabytes(vps.ram)}
          samples={samples.memory}
          above={{ name: texts.memory, format: (value) => gigabytes(rounded(value)), max: vps.ram }}
        />
        <TimeSeriesChart
          {...shared}
          title={texts.disk}
          context={texts.diskUnit}
          samples={samples.disk}
          above={{ name: texts.read, format: plain }}
          below={{ name: texts.written, format: plain }}
        />
        <TimeSeriesChart
          {...shared}
          title={texts.network}
          context={texts.networkUnit}
          samples={samples.network}
          above={{ name: texts.incoming, format: plain }}
          below={{ name: texts.outgoing, format: plain }}
        />
      </div>
    </section>
  )
}
