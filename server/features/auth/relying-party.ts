/** The site that passkeys are made for: browsers and devices use one nowhere else. */
export interface RelyingParty {
  /** Its host name. */
  id: string
  origin: string
}

interface RelyingPartyDeps {
  /** Returns the origin of the site; `given` is where the browser is, if nothing else is known. */
  siteOrigin: (given?: string) => string
  /** Whether the site is served over https. */
  https: boolean
}

/** The part of a call that tells where the browser is. */
interface FromBrowser {
  header: (name: 'host') => string | undefined
}

/**
 * Returns the site that a call is for. Where no origin is set up it is what the browser has called: a device still uses a passkey only for the host that it
 * was made for, so that another host can be named, and nothing be signed for it.
 */
export const createRelyingParty =
  ({ siteOrigin, https }: RelyingPartyDeps) =>
  ({ header }: FromBrowser): RelyingParty => {
    const called = `${https ? 'https' : 'http'}://${header('host') ?? ''}`
    const { hostname, origin } = new URL(siteOrigin(URL.canParse(called) ? called : undefined))
    return { id: hostname, origin }
  }
export type RelyingPartyOf = ReturnType<typeof createRelyingParty>
