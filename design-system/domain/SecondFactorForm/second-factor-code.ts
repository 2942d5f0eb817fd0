/** The longest code as it is typed, with spaces and hyphens. */
export const SECOND_FACTOR_TYPED_MAX = 40

/** Whether a text is a code of an authenticator app (six digits), or a recovery code (sixteen letters and digits of base32). Spaces, dashes and invisible characters do not matter. */
export const isSecondFactorCode = (typed: string): boolean =>
  /^(\d{6}|[A-Z2-7]{16})$/.test(
    typed
      .normalize('NFKC')
      .replaceAll(/[\s\p{Dash}\p{Cf}]/gu, '')
      .toUpperCase(),
  )

/** A recovery code in groups of four, as people read it out and type it: `ABCD-EFGH-IJKL-MNOP`. */
export const spacedRecoveryCode = (code: string): string =>
  code
    .replaceAll(/[\s-]/g, '')
    .match(/.{1,4}/g)
    ?.join('-') ?? ''
