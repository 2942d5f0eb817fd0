/** A small fault that is put into a copy of the code, and the tests that must fail then. */
export interface Mutation {
  /** The fault in a few words, such as `a deadlock is not retried`. */
  name: string
  file: string
  /** Code that the file contains exactly once, and its replacement. */
  from: string
  to: string
  /** The test files that must fail. */
  tests: string[]
  /** Only their tests whose full names contain this. Default: all. */
  only?: string
}
