import * as v from 'valibot'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import { timestampSchema } from '#contracts/values.ts'
import { countInQuery } from '#contracts/wallet.ts'
import { cursorMessage, pageQuerySchema } from '#server/platform/pages.ts'
import { readPosition } from '#server/platform/sorted-pages.ts'

/** The query of `GET /api/admin/forecast`: how many days to look ahead, today included. Default: 30. */
export const adminForecastQuerySchema = v.object({ days: v.optional(countInQuery('days', 60)) })

const timeMessage = inEachLanguage({
  vi: 'from và to phải là thời điểm, ví dụ 2026-11-01T00:00:00.000Z',
  en: 'from and to must be times, such as 2026-11-01T00:00:00.000Z',
  zh: 'from 和 to 必须为时间，例如 2026-11-01T00:00:00.000Z',
})
const time = v.optional(
  v.pipe(
    v.string(timeMessage),
    v.check((text) => v.is(timestampSchema, text), timeMessage),
  ),
)

/** The query of `GET /api/admin/renewals`. Its cursor has a time, too, by which the list is sorted. */
export const renewalsQuerySchema = v.object({
  ...pageQuerySchema.entries,
  cursor: v.optional(
    v.pipe(
      v.string(cursorMessage),
      v.check((text) => readPosition(text) !== null, cursorMessage),
    ),
  ),
  from: time,
  to: time,
})
