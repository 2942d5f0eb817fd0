/** The labels of a value, such as `{ route: '/api/plans' }`. Values come from a small, known set, never from a caller. */
export type Labels = Readonly<Record<string, string>>

/** A value that only grows. */
export interface Counter {
  add(labels?: Labels, by?: number): void
}

/** A value that goes up and down. */
export interface Gauge {
  set(value: number, labels?: Labels): void
  /** Removes every value: none is better than an outdated one. */
  clear(): void
}

/** A distribution of values, such as durations. */
export interface Histogram {
  observe(value: number, labels?: Labels): void
}

/** The metrics of this process, for Prometheus. */
export interface Metrics {
  counter(name: string, help: string): Counter
  gauge(name: string, help: string): Gauge
  /** `buckets`: the upper bounds, in ascending order. */
  histogram(name: string, help: string, buckets: readonly number[]): Histogram
  /** Registers a task that updates gauges before each `read`. It must not reject. */
  beforeReading(task: () => Promise<void> | void): void
  /** All metrics in Prometheus' text format, 0.0.4. */
  read(): Promise<string>
}

/** The media type of the text that `read` returns. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** The number of label sets that one metric may have: badly chosen labels then spoil one metric, instead of filling the memory. */
const MAX_SERIES = 1000

const escapeValue = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

/** Labels in the text format: `route="/api/plans",method="GET"`. */
function labelText(labels: Labels): string {
  let text = ''
  for (const name in labels) text += `${text && ','}${name}="${escapeValue(labels[name] ?? '')}"`
  return text
}

const line = (name: string, labels: string, value: number) => `${name}${labels && `{${labels}}`} ${value}`

/** The values of one metric by label set. Beyond the limit, all share the label set whose values are `overflow`. */
function createSeries<Value>(make: () => Value) {
  const values = new Map<string, Value>()
  return {
    values,
    of(labels: Labels): { key: string; value: Value } {
      let key = labelText(labels)
      if (!values.has(key) && values.size >= MAX_SERIES)
        key = labelText(Object.fromEntries(Object.keys(labels).map((name) => [name, 'overflow'])))
      let value = values.get(key)
      if (value === undefined) {
        value = make()
        values.set(key, value)
      }
      return { key, value }
    },
  }
}

export function createMetrics(): Metrics {
  const names = new Set<string>()
  const families: (() => string[])[] = []
  const tasks: (() => Promise<void> | void)[] = []

  function register(type: string, name: string, help: string, lines: () => string[]): void {
    if (names.has(name)) throw new Error(`The metric ${name} is registered twice`)
    names.add(name)
    families.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()])
  }

  function numbers(type: string, name: string, help: string) {
    const series = createSeries(() => 0)
    register(type, name, help, () => [...series.values].map(([labels, value]) => line(name, labels, value)))
    return series
  }

  return {
    counter(name, help) {
      const series = numbers('counter', name, help)
      return {
        add(labels = {}, by = 1) {
          const { key, value } = series.of(labels)
          series.values.set(key, value + by)
        },
      }
    },

    gauge(name, help) {
      const series = numbers('gauge', name, help)
      return {
        set: (value, labels = {}) => void series.values.set(series.of(labels).key, value),
        clear: () => series.values.clear(),
      }
    },

    histogram(name, help, buckets) {
      const series = createSeries(() => ({ counts: buckets.map(() => 0), count: 0, sum: 0 }))
      register('histogram', name, help, () =>
        [...series.values].flatMap(([labels, { counts, count, sum }]) => {
          const upTo = (end: number | '+Inf') => `${labels}${labels && ','}le="${end}"`
          let total = 0
          const ends = buckets.map((end, index) => {
            total += counts[index] ?? 0
            return line(`${name}_bucket`, upTo(end), total)
          })
          const all = [line(`${name}_bucket`, upTo('+Inf'), count)]
          return [...ends, ...all, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, count)]
        }),
      )
      return {
        observe(value, labels = {}) {
          const { value: seen } = series.of(labels)
          const index = buckets.findIndex((end) => value <= end)
          if (index >= 0) seen.counts[index] = (seen.counts[index] ?? 0) + 1
          seen.count += 1
          seen.sum += value
        },
      }
    },

    beforeReading: (task) => void tasks.push(task),

    async read() {
      await Promise.all(tasks.map((task) => task()))
      return `${families.flatMap((lines) => lines()).join('\n')}\n`
    },
  }
}
