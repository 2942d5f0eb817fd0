import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isId } from '#server/platform/ids.ts'

/** For how many days a mail can be replied to by mail. */
const DAYS = 90
const ID_BYTES = 16
const DAY_BYTES = 3
/** 80 bits: nobody guesses them, and an address stays within the 64 characters before its @. */
const MAC_BYTES = 10
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** Addresses that a reply by mail to a ticket goes to. Nothing of them is stored: each says its ticket and its end, and proves both. */
export interface ReplyAddresses {
  /** An address for replies to a ticket, such as `reply+k5f…@support.example`; null where no mail comes in. */
  issue(ticketId: string): string | null
  /** The ticket of an address; null for one that was not issued here, or too long ago. Case does not matter: mail servers change it. */
  read(address: string): string | null
}

/** RFC 4648 without padding, in small letters. */
function toBase32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Makes addresses of `address`, such as `reply@support.example`, with a key that is derived from a secret. Null: no mail comes in. */
export function createReplyAddresses(deps: { address: string | null; secret: string; clock: Clock }): ReplyAddresses {
  const { address, clock } = deps
  const key = createHmac('sha256', deps.secret).update('sen-cloud:reply-addresses:1').digest()
  const macOf = (facts: Buffer) => createHmac('sha256', key).update(facts).digest().subarray(0, MAC_BYTES)
  const today = () => Math.floor(clock.now() / DAY_MS)
  const [name = '', domain = ''] = address?.toLowerCase().split('@') ?? []

  return {
    issue(ticketId) {
      if (address === null) return null
      const end = Buffer.alloc(DAY_BYTES)
      end.writeUIntBE(today() + DAYS, 0, DAY_BYTES)
      const facts = Buffer.concat([Buffer.from(ticketId.replaceAll('-', ''), 'hex'), end])
      return `${name}+${toBase32(Buffer.concat([facts, macOf(facts)]))}@${domain}`
    },

    read(text) {
      const [local = '', host] = text.toLowerCase().split('@')
      const [before, token = ''] = local.split('+')
      if (address === null || host !== domain || before !== name || !/^[a-z2-7]+$/.test(token)) return null
      const bytes = fromBase32(token)
      if (bytes.length !== ID_BYTES + DAY_BYTES + MAC_BYTES) return null
      // The last letter has bits to spare: without this, several tokens would mean the same.
      if (toBase32(bytes) !== token) return null
      const facts = bytes.subarray(0, ID_BYTES + DAY_BYTES)
      if (!timingSafeEqual(macOf(facts), bytes.subarray(ID_BYTES + DAY_BYTES))) return null
      if (facts.readUIntBE(ID_BYTES, DAY_BYTES) < today()) return null
      const hex = facts.toString('hex', 0, ID_BYTES)
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return isId(id) ? id : null
    },
  }
}
