import { describe, expect, it } from 'vitest'
import { addMonths } from './calendar.ts'

describe('addMonths', () => {
  it('keeps the day and the time', () => {
    expect(addMonths('2026-11-21T03:00:00.000Z', 1)).toBe('2026-12-21T03:00:00.000Z')
  })

  it('goes over the end of the year', () => {
    expect(addMonths('2026-12-15T03:00:00.000Z', 1)).toBe('2027-01-15T03:00:00.000Z')
    expect(addMonths('2026-11-21T03:00:00.000Z', 12)).toBe('2027-11-21T03:00:00.000Z')
  })

  it('clamps to the last day of a shorter month', () => {
    expect(addMonths('2027-01-31T03:00:00.000Z', 1)).toBe('2027-02-28T03:00:00.000Z')
    expect(addMonths('2028-01-31T03:00:00.000Z', 1)).toBe('2028-02-29T03:00:00.000Z')
    expect(addMonths('2026-10-31T03:00:00.000Z', 1)).toBe('2026-11-30T03:00:00.000Z')
    expect(addMonths('2028-02-29T03:00:00.000Z', 12)).toBe('2029-02-28T03:00:00.000Z')
  })

  it('counts the day in Vietnam, where it may already be tomorrow', () => {
    // 30 January 18:00 UTC is 31 January 01:00 in Vietnam, so a month later is 28 February 01:00 there.
    expect(addMonths('2027-01-30T18:00:00.000Z', 1)).toBe('2027-02-27T18:00:00.000Z')
    // 31 January 18:00 UTC is 1 February there: nothing to clamp.
    expect(addMonths('2027-01-31T18:00:00.000Z', 1)).toBe('2027-02-28T18:00:00.000Z')
  })
})
