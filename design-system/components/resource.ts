/** One thing that is loaded over the network, in exactly one of its states. */
export type Resource<Data> =
  | { status: 'loading' }
  | {
      status: 'error'
      /** What went wrong, for people to read. */
      message?: string
      /** Tries again. Without it no button is offered. */
      onRetry?: () => void
    }
  | { status: 'ready'; data: Data }

/** Something that the screen shows could not be loaded, or not be asked for again. */
export interface LoadFailure {
  /** Why, for people to read. */
  message: string
  onRetry: () => void
}
