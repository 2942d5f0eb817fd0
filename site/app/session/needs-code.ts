import { ApiError } from '#site/api/api-error.ts'

/** Whether a call was refused because the second factor is missing: of a sign-in, or of what needs a recent one. */
export const isCodeMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'second_factor_required'

/** The result of a sign-in whose second factor is missing; undefined for any other error. */
export const needsCode = (error: unknown) =>
  isCodeMissing(error) ? ({ ok: false, needsCode: true } as const) : undefined
