/** A small fault in a look, which a picture must show. */
export interface VisualMutation {
  /** The kind of the fault, then what it is: `hover: the strong button turns red`. */
  name: string
  file: string
  /** Code that the file contains exactly once, and its replacement. */
  from: string
  to: string
  /** The components whose stories are played: `components/Button`. */
  stories: string[]
  /** The cause that the report must name first: a component, a token, or a file. */
  cause: string
}
