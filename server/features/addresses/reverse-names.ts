import type { ReverseNameResponse } from '#contracts/infrastructure.ts'
import { addressText, readAddress } from '#contracts/rules/ip-networks.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { Log } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { AddressesStore } from './addresses-store.ts'

/** Sends names to the name servers that are responsible for the addresses. Safe to repeat. */
export interface ReverseDns {
  publish(address: string, reverseName: string | null): Promise<void>
}

/** The names that addresses resolve to: what customers want, and whether it was published. */
export interface ReverseNames {
  /** Stores the name of an address of a customer's machine. Throws a 404 for an address that it does not have. */
  set(session: Session, vpsId: string, address: string, reverseName: string | null): Promise<ReverseNameResponse>
}

interface ReverseNamesDeps {
  addresses: AddressesStore
  sessions: SessionTransactions
  /** The customer of a machine that is not gone; null for none. */
  ownerOf: (queries: Queries, vpsId: string) => Promise<string | null>
  /** Null where no name servers are set up: then names are only stored, and the response says so. */
  reverseDns: ReverseDns | null
  log: Log
}

export function createReverseNames(deps: ReverseNamesDeps): ReverseNames {
  const { addresses, sessions, ownerOf, reverseDns, log } = deps

  /** Sends a stored name. Returns whether it has arrived. */
  async function publish(address: string, reverseName: string | null): Promise<boolean> {
    if (!reverseDns) return false
    try {
      await reverseDns.publish(address, reverseName)
      return true
    } catch (error) {
      log.warn({ err: error, address }, 'a reverse name could not be published')
      return false
    }
  }

  return {
    async set(session, vpsId, text, reverseName) {
      const read = readAddress(text)
      if (!read) throw new Refusal('not_found')
      const address = addressText(read.family, read.value)
      await sessions.transaction(
        session,
        async (tx) => {
          const isOwn = (await ownerOf(tx, vpsId)) === session.userId
          const isSet = isOwn && (await addresses.setReverseName(tx, address, vpsId, reverseName))
          if (!isSet) throw new Refusal('not_found')
        },
        { repeatable: true },
      )
      return { address, reverseName, published: await publish(address, reverseName) }
    },
  }
}
