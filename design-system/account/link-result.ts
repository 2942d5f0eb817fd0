import type { SubmitResult } from '#ds/hooks/use-action.ts'

/** What became of a link of a mail: with `isExpired`, it was used before, or is too old. */
export type LinkResult = SubmitResult | { ok: false; isExpired: true }
