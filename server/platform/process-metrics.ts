import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'
import { openFiles, openFilesLimit } from './open-files.ts'

/** How often the delay of the event loop is sampled, in milliseconds. */
const RESOLUTION = 20
const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

/** Registers metrics of the process itself, under the names that dashboards for Node expect. */
export function measureProcess(metrics: Metrics): void {
  const cpu = metrics.counter('process_cpu_seconds_total', 'Processor time used, by user and system')
  const memory = metrics.gauge('process_resident_memory_bytes', 'Memory that the process holds')
  const heap = metrics.gauge('nodejs_heap_size_used_bytes', 'Memory that its objects use')
  const startedAt = metrics.gauge('process_start_time_seconds', 'When it started, since 1970')
  const files = metrics.gauge('process_open_fds', 'Open files and sockets')
  metrics.gauge('process_max_fds', 'How many files and sockets may be open').set(openFilesLimit())
  const lag = metrics.gauge('nodejs_eventloop_lag_seconds', 'How late the event loop was since the last reading')
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  startedAt.set(performance.timeOrigin / 1000)
  let used = { user: 0, system: 0 }

  metrics.beforeReading(() => {
    const now = process.cpuUsage()
    for (const mode of ['user', 'system'] as const) cpu.add({ mode }, (now[mode] - used[mode]) / MICROSECONDS)
    used = now
    const { rss, heapUsed } = process.memoryUsage()
    memory.set(rss)
    heap.set(heapUsed)
    const open = openFiles()
    if (open !== null) files.set(open)
    // The monitor includes its own period in each sample.
    const delayIn = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1000)
    lag.set(delay.count > 0 ? delayIn(delay.percentile(50)) : 0, { quantile: '0.5' })
    lag.set(delay.count > 0 ? delayIn(delay.percentile(99)) : 0, { quantile: '0.99' })
    lag.set(delay.count > 0 ? delayIn(delay.max) : 0, { quantile: '1' })
    delay.reset()
  })
}
