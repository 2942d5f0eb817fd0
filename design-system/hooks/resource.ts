/** Why data could not be loaded. */
export interface LoadError {
  /** The message for the user. */
  message?: string | undefined
  /** Loads again. The retry button is busy until the returned promise, if any, has resolved. Without it there is no button. */
  onRetry?: (() => unknown) | undefined
}

/** Data that can be shown. */
export interface ReadyResource<Data> {
  status: 'ready'
  data: Data
  /** Set if the data may be outdated because reloading it failed. */
  stale?: LoadError | undefined
}

/** Data that is loaded over the network, in exactly one state. */
export type Resource<Data> = { status: 'loading' } | ({ status: 'error' } & LoadError) | ReadyResource<Data>

/** The data of a ready resource, stale or not; otherwise `undefined`. */
export const dataOf = <Data>(resource: Resource<Data>): Data | undefined =>
  resource.status === 'ready' ? resource.data : undefined

/** The same resource with its data transformed by `transform`. */
export const mapResource = <Data, Result>(
  resource: Resource<Data>,
  transform: (data: Data) => Result,
): Resource<Result> => (resource.status === 'ready' ? { ...resource, data: transform(resource.data) } : resource)

/** The first error of several resources, stale ones included. Its `onRetry` reloads all that failed. */
export function loadErrorOf(...resources: readonly Resource<unknown>[]): LoadError | undefined {
  const errors = resources.flatMap((resource) => {
    if (resource.status === 'error') return [resource]
    return resource.status === 'ready' && resource.stale ? [resource.stale] : []
  })
  const [first] = errors
  if (!first) return undefined
  return {
    message: first.message,
    onRetry: () => Promise.all(errors.map(({ onRetry }) => onRetry?.())),
  }
}
