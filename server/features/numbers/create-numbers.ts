import type { Platform } from '#server/platform/platform.ts'
import { createNumbering } from './numbering.ts'

/** The numbers that people tell records by. */
export const createNumbersFeature = ({ database, clock, timers, log }: Platform) =>
  createNumbering({ database, clock, timers, log })
