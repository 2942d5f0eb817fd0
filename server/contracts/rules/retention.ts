import { addMonths, startOfNextYear } from './calendar.ts'

/**
 * For how many years accounting documents are kept at least, from the end of the year that they are of: those that the books are kept by (Law on Accounting
 * 88/2015/QH13, article 41; Decree 174/2016/NĐ-CP, articles 13 and 15).
 */
export const BOOKS_YEARS = 10

/** Until when documents of the year of `at` are kept. Times in milliseconds; the year is that of Vietnam. */
export const keptUntil = (at: number): number => addMonths(startOfNextYear(at), 12 * BOOKS_YEARS)
