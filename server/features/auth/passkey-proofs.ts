import {
  type PasskeyAssertion,
  type PasskeyConfirmRequest,
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyTransports,
} from '#contracts/passkeys.ts'
import type { UserRecord } from '#server/features/users/users-store.ts'
import type { AuditEntry, AuditStore } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import { CHALLENGE_LIFETIME, type ChallengePurpose, type PasskeyChallenges } from './passkey-challenges.ts'
import type { PasskeyRecord, PasskeysStore } from './passkeys-store.ts'
import type { RelyingParty } from './relying-party.ts'
import { sha256 } from './sessions.ts'

/** Why a passkey was not accepted: its challenge is too old or was answered, or what it signed is not right. */
export type PasskeyFault = 'expired' | 'refused'

/** What has to match for what a device signed to count. */
export interface ProofContext {
  purpose: ChallengePurpose
  /** The id of the session that asked; empty for a visitor. */
  owner: string
  party: RelyingParty
}

/** A challenge that was answered rightly, but not used up yet. */
interface Answered {
  challengeHash: string
  expiresAt: number
}

/** A new passkey, as its device describes it. */
export type NewPasskey = Answered &
  Pick<PasskeyRecord, 'credentialHash' | 'credentialId' | 'publicKey' | 'signCount' | 'transports' | 'isBackedUp'>

/** A passkey that was used. */
export interface PasskeyProof extends Answered {
  passkey: PasskeyRecord
  /** What its device counts now. */
  signCount: number
  isBackedUp: boolean
}

/** Makes requests for browsers, and checks what comes back. */
export interface PasskeyProofs {
  creation(user: UserRecord, existing: readonly PasskeyRecord[], context: ProofContext): PasskeyCreation
  /** `allowed`: the passkeys that may be used; null for any that the browser has. */
  request(allowed: readonly PasskeyRecord[] | null, context: ProofContext): PasskeyRequest
  checkNew(credential: PasskeyConfirmRequest['credential'], context: ProofContext): Promise<NewPasskey | PasskeyFault>
  /** The passkey that an assertion names, of any user. */
  find(queries: Queries, assertion: PasskeyAssertion): Promise<PasskeyRecord | null>
  /** Checks the signature and what was signed. It counts only once it is used. */
  check(
    passkey: PasskeyRecord,
    assertion: PasskeyAssertion,
    context: ProofContext,
  ): Promise<PasskeyProof | PasskeyFault>
  /** Uses up the challenge of a proof, and notes the use of the passkey. Its transaction is rolled back when it returns a fault. */
  use(tx: DbTransaction, proof: PasskeyProof): Promise<'used' | PasskeyFault>
  /** Uses up the challenge of a new passkey. Returns whether it could be. */
  answerNew(tx: DbTransaction, answered: NewPasskey): Promise<boolean>
  /** Writes to the audit log that a passkey was refused whose device has counted no further: there may be a copy of it. */
  reportCopy(proof: PasskeyProof, from: Pick<AuditEntry, 'address' | 'requestId'>): Promise<void>
}

/** The name by which devices list the account. */
const NAME = 'Sen Cloud'

/** The algorithms that every device has one of: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded when it is first needed: it takes a third of a second, which no start has to wait for. */
const library = () => import('@simplewebauthn/server')

/** The id of a user as devices keep it: it names nobody. */
const handleOf = (userId: string) => Buffer.from(userId)

/** The challenge that a device says it has signed; null if it says none. */
function challengeOf(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

const describe = ({ credentialId, transports }: PasskeyRecord) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
})

interface PasskeyProofsDeps {
  database: Database
  audit: AuditStore
  store: PasskeysStore
  challenges: PasskeyChallenges
  clock: Clock
}

export function createPasskeyProofs(deps: PasskeyProofsDeps): PasskeyProofs {
  const { database, store, challenges, audit, clock } = deps
  /** The challenge that was answered; null for one that is none of this purpose, or too old. */
  function answered(clientDataJSON: string, { purpose, owner }: ProofContext) {
    const challenge = challengeOf(clientDataJSON)
    const open = challenge === null ? null : challenges.read(challenge, purpose, owner)
    return challenge !== null && open ? { challenge, challengeHash: sha256(challenge), ...open } : null
  }

  const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

  return {
    creation(user, existing, { purpose, owner, party }) {
      return {
        options: {
          challenge: encoded(challenges.issue(purpose, owner)),
          rp: { id: party.id, name: NAME },
          user: { id: encoded(handleOf(user.id)), name: user.email, displayName: user.email },
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
          timeout: CHALLENGE_LIFETIME,
          attestation: 'none',
          excludeCredentials: existing.map(describe),
          authenticatorSelection: {
            ...({ residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const),
          },
        },
      }
    },

    request(allowed, { purpose, owner, party }) {
      return {
        options: {
          challenge: encoded(challenges.issue(purpose, owner)),
          rpId: party.id,
          timeout: CHALLENGE_LIFETIME,
          userVerification: 'required',
          ...(allowed && { allowCredentials: allowed.map(describe) }),
        },
      }
    },

    async checkNew({ id, clientDataJSON, attestationObject, transports = [] }, context) {
      const open = answered(clientDataJSON, context)
      if (!open) return 'expired'
      const { verifyRegistrationResponse } = await library()
      const response = { clientDataJSON, attestationObject }
      const verified = await verifyRegistrationResponse({
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        expectedChallenge: open.challenge,
        expectedOrigin: context.party.origin,
        expectedRPID: context.party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null)
      // The device, not the browser, says which credential it has made.
      if (!verified?.verified || verified.registrationInfo.credential.id !== id) return 'refused'
      const { credential, credentialBackedUp } = verified.registrationInfo
      return {
        challengeHash: open.challengeHash,
        expiresAt: open.expiresAt,
        credentialHash: sha256(id),
        credentialId: id,
        publicKey: encoded(credential.publicKey),
        signCount: credential.counter,
        transports: passkeyTransports.filter((known) => transports.includes(known)),
        isBackedUp: credentialBackedUp,
      }
    },

    find: (queries, { id }) => store.byCredential(queries, sha256(id)),

    async check(passkey, { id, clientDataJSON, authenticatorData, signature, userHandle }, context) {
      const open = answered(clientDataJSON, context)
      if (!open) return 'expired'
      if (userHandle !== undefined && userHandle !== encoded(handleOf(passkey.userId))) return 'refused'
      const { verifyAuthenticationResponse } = await library()
      const response = { clientDataJSON, authenticatorData, signature }
      const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
      const verified = await verifyAuthenticationResponse({
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        expectedChallenge: open.challenge,
        expectedOrigin: context.party.origin,
        expectedRPID: context.party.id,
        requireUserVerification: true,
        // What the device counts is checked by the statement that stores it, so that of several at once none is missed.
        credential: { id: passkey.credentialId, publicKey, counter: 0 },
      }).catch(() => null)
      if (!verified?.verified) return 'refused'
      const { newCounter, credentialBackedUp } = verified.authenticationInfo
      const { challengeHash, expiresAt } = open
      return { passkey, challengeHash, expiresAt, signCount: newCounter, isBackedUp: credentialBackedUp }
    },

    async use(tx, { passkey, challengeHash, expiresAt, signCount, isBackedUp }) {
      if (!(await store.answerChallenge(tx, challengeHash, expiresAt))) return 'expired'
      const isUsed = await store.use(tx, passkey.id, { signCount, isBackedUp, at: clock.now() })
      return isUsed ? 'used' : 'refused'
    },

    answerNew: (tx, { challengeHash, expiresAt }) => store.answerChallenge(tx, challengeHash, expiresAt),

    async reportCopy({ passkey, signCount }, from) {
      const { userId, credentialHash } = passkey
      await database.transaction(async (tx) => {
        const present = await store.byCredential(tx, credentialHash)
        // It was removed meanwhile.
        if (!present) return
        const change = { before: { signCount: present.signCount }, after: { signCount } }
        const entry = { actorId: userId, action: 'passkey.copy_suspected', targetId: present.id, ...change }
        await audit.write(tx, { ...entry, ...from })
      })
    },
  }
}
