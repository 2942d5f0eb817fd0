import type { FailureTexts } from '#ds/screens/FailureScreen/index.ts'

/** The failure screen of the English pages. */
export const failureTexts: FailureTexts = {
  title: 'Something went wrong',
  description: 'This page could not be shown. Try again; if that does not help, call our hotline 1900 0000.',
}
