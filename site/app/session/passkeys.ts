import type { PasskeyAssertion, PasskeyConfirmRequest, PasskeyCreation, PasskeyRequest } from '#contracts/passkeys.ts'

/** The browser has made or used no passkey: it was cancelled, took too long, or there is none. */
export class NoPasskeyError extends Error {}

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** Loaded when a passkey is asked for: few visits need it. */
const library = () => import('@simplewebauthn/browser')

/** Whatever a browser says then, such as `NotAllowedError`, means the same to a customer. */
const asNone = (error: unknown): never => {
  throw new NoPasskeyError(error instanceof Error ? error.message : String(error))
}

/** Asks the browser to make a passkey. */
export async function makePasskey({ options }: PasskeyCreation): Promise<PasskeyConfirmRequest['credential']> {
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({ optionsJSON: options }).catch(asNone)
  const { clientDataJSON, attestationObject, transports } = response
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) }
}

/** Asks the browser to use a passkey. */
export async function askForPasskey({ options }: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library()
  const { id, response } = await startAuthentication({ optionsJSON: options }).catch(asNone)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}
