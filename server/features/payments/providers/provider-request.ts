/** A request to a provider, ready to be sent. */
export interface ProviderRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON, exactly as it is sent; null for a request without a body. */
  body: string | null
}

/** A POST of JSON to a path at a provider's address, which may end with a slash. */
export const postJson = (
  address: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): ProviderRequest => ({
  method: 'POST',
  url: at(address, path),
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** A path at a provider's address. */
export const at = (address: string, path: string): string => address.replace(/\/+$/, '') + path
