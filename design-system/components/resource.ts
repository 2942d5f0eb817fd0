/** Why something could not be loaded. */
export interface LoadError {
  /** What went wrong, for people to read. */
  message?: string | undefined
  /** Tries again. Without it no button is offered. */
  onRetry?: (() => void) | undefined
}

/** One thing that is loaded over the network, in exactly one of its states. */
export type Resource<Data> =
  | { status: 'loading' }
  | ({ status: 'error' } & LoadError)
  | {
      status: 'ready'
      data: Data
      /** What is shown may be old: loading it again has failed. Default: it has not. */
      stale?: LoadError | undefined
    }

/** What has been loaded, also when it may be old. */
export const dataOf = <Data>(resource: Resource<Data>): Data | undefined =>
  resource.status === 'ready' ? resource.data : undefined

/** The same resource, with what `read` takes from its data. */
export const mapResource = <Data, Part>(resource: Resource<Data>, read: (data: Data) => Part): Resource<Part> =>
  resource.status === 'ready' ? { ...resource, data: read(resource.data) } : resource

/** The first error of several resources, those that are stale included; its `onRetry` loads each of them again. */
export function loadErrorOf(...resources: readonly Resource<unknown>[]): LoadError | undefined {
  const errors = resources.flatMap((resource) => {
    if (resource.status === 'error') return [resource]
    return resource.status === 'ready' && resource.stale ? [resource.stale] : []
  })
  const [first] = errors
  if (!first) return undefined
  return {
    message: first.message,
    onRetry: () => {
      for (const { onRetry } of errors) onRetry?.()
    },
  }
}
