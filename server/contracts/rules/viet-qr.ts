/**
 * VietQR: the QR code of a bank transfer in Vietnam, which fills in account, amount and memo in every bank's app. Its text is a "merchant
 * presented" payload of EMVCo with NAPAS's template for transfers (NAPAS, "QR Switching", format 1.5.2): fields of a two-digit id, a two-digit
 * length and a value, some of which consist of fields themselves. Server and browser share this file.
 */

/** The fields that we write and read. */
const field = {
  version: '00',
  initiation: '01',
  transfer: '38',
  currency: '53',
  amount: '54',
  country: '58',
  additional: '62',
  crc: '63',
} as const
/** The fields within `transfer`, and those within its `beneficiary`. */
const transferField = { scheme: '00', beneficiary: '01', service: '02' } as const
const beneficiaryField = { bin: '00', account: '01' } as const
/** The fields within `additional`. */
const additionalField = { bill: '01', purpose: '08' } as const

const VERSION = '01'
/** A code without and with an amount: a poster that is scanned many times, and a code for one payment. */
const initiations = { static: '11', dynamic: '12' } as const
/** NAPAS's scheme of transfers within Vietnam (`NAPAS247`). */
const NAPAS = 'A000000727'
/** NAPAS's services: a transfer to the number of an account, or to that of a card. */
const services = { account: 'QRIBFTTA', card: 'QRIBFTTC' } as const
/** Vietnamese dong in ISO 4217. */
const VND = '704'
const COUNTRY = 'VN'

const BIN = /^\d{6}$/
const ACCOUNT = /^[0-9A-Za-z]{1,19}$/
const AMOUNT = /^[1-9]\d{0,12}$/
/** ASCII, because apps disagree about whether a length counts characters or bytes. */
const MEMO = /^[0-9A-Za-z]([ 0-9A-Za-z]{0,23}[0-9A-Za-z])?$/
/** The longest payload that EMVCo permits, in characters. */
const PAYLOAD_MAX = 512

/**
 * CRC-16 with the polynomial 0x1021, the initial value 0xFFFF, no reflection and no final exclusive or ("CCITT-FALSE"), over the bytes of a
 * text: four upper-case hexadecimal digits.
 */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Writes a field. */
const written = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value

/** A transfer that a code asks for: `amount` in integer dong, `memo` of up to 25 letters, digits and spaces. */
export interface TransferRequest {
  /** The bank's six-digit number at NAPAS. */
  bin: string
  account: string
  amount: number
  memo: string
}

/** The payload of a code for one payment. Throws a RangeError for what no code can contain. */
export function vietQrPayload({ bin, account, amount, memo }: TransferRequest): string {
  if (!BIN.test(bin)) throw new RangeError('The BIN has six digits')
  if (!ACCOUNT.test(account)) throw new RangeError('The account has 1 to 19 digits or letters')
  if (!Number.isSafeInteger(amount) || !AMOUNT.test(String(amount)))
    throw new RangeError('The amount is a whole number of dong from 1, of at most 13 digits')
  if (!MEMO.test(memo)) throw new RangeError('The memo has 1 to 25 letters, digits and spaces')
  const beneficiary = written(beneficiaryField.bin, bin) + written(beneficiaryField.account, account)
  const transfer =
    written(transferField.scheme, NAPAS) +
    written(transferField.beneficiary, beneficiary) +
    written(transferField.service, services.account)
  const signed =
    written(field.version, VERSION) +
    written(field.initiation, initiations.dynamic) +
    written(field.transfer, transfer) +
    written(field.currency, VND) +
    written(field.amount, String(amount)) +
    written(field.country, COUNTRY) +
    written(field.additional, written(additionalField.purpose, memo)) +
    `${field.crc}04`
  return signed + crc16(signed)
}

/** What a code says. */
export interface VietQr {
  /** Whether the code is for one payment (`dynamic`) or for many. */
  kind: 'static' | 'dynamic'
  bin: string
  /** The number of an account or of a card, as `service` says. */
  account: string
  service: keyof typeof services
  /** In integer dong; null when the payer chooses it. */
  amount: number | null
  /** The number of a bill. */
  bill: string | null
  /** What the payer's app fills in as the memo. */
  memo: string | null
}

/**
 * Why a text is not a VietQR code, in the order of the checks: too long, not of fields (or with one twice), damaged, of another version of EMVCo,
 * not a transfer of NAPAS, in another currency or country, without a bank and account, or with an amount that is none.
 */
export type VietQrFault =
  | 'too_long'
  | 'bad_tlv'
  | 'bad_crc'
  | 'bad_version'
  | 'not_napas'
  | 'not_vnd'
  | 'not_vietnam'
  | 'bad_beneficiary'
  | 'bad_amount'

/** The fields of a text by their ids; null if it does not consist of fields, or has one twice. */
function fieldsOf(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>()
  for (let start = 0; start < text.length; ) {
    const [, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(start, start + 4)) ?? []
    const value = text.slice(start + 4, start + 4 + Number(length))
    if (id === '' || fields.has(id) || value.length !== Number(length)) return null
    fields.set(id, value)
    start += 4 + value.length
  }
  return fields
}

const keyOf = <Key extends string>(values: Readonly<Record<Key, string>>, value: string | undefined) =>
  (Object.keys(values) as Key[]).find((key) => values[key] === value)

/** Reads the payload of a code, as a bank's app does. Fields that are not about the transfer are ignored. */
export function readVietQr(payload: string): { code: VietQr } | { fault: VietQrFault } {
  if (payload.length > PAYLOAD_MAX) return { fault: 'too_long' }
  const fields = fieldsOf(payload)
  // The checksum is the last field, and covers its own id and length, too.
  if (!fields || !payload.slice(0, -4).endsWith(`${field.crc}04`) || [...fields.keys()].at(-1) !== field.crc)
    return { fault: 'bad_tlv' }
  if (fields.get(field.crc) !== crc16(payload.slice(0, -4))) return { fault: 'bad_crc' }
  const kind = keyOf(initiations, fields.get(field.initiation))
  if (fields.get(field.version) !== VERSION || !kind) return { fault: 'bad_version' }

  const transfer = fieldsOf(fields.get(field.transfer) ?? '')
  if (!transfer) return { fault: 'bad_tlv' }
  const service = keyOf(services, transfer.get(transferField.service))
  if (transfer.get(transferField.scheme) !== NAPAS || !service) return { fault: 'not_napas' }
  if (fields.get(field.currency) !== VND) return { fault: 'not_vnd' }
  if (fields.get(field.country) !== COUNTRY) return { fault: 'not_vietnam' }

  const beneficiary = fieldsOf(transfer.get(transferField.beneficiary) ?? '')
  const additional = fieldsOf(fields.get(field.additional) ?? '')
  if (!beneficiary || !additional) return { fault: 'bad_tlv' }
  const bin = beneficiary.get(beneficiaryField.bin) ?? ''
  const account = beneficiary.get(beneficiaryField.account) ?? ''
  if (!BIN.test(bin) || !ACCOUNT.test(account)) return { fault: 'bad_beneficiary' }
  const amount = fields.get(field.amount)
  if (amount !== undefined && !AMOUNT.test(amount)) return { fault: 'bad_amount' }
  return {
    code: {
      kind,
      bin,
      account,
      service,
      amount: amount === undefined ? null : Number(amount),
      bill: additional.get(additionalField.bill) ?? null,
      memo: additional.get(additionalField.purpose) ?? null,
    },
  }
}

/** The same code with another amount, in integer dong: every other field stays. Null for a text that is no code. */
export function vietQrOfAmount(payload: string, amount: number): string | null {
  const fields = 'fault' in readVietQr(payload) ? null : fieldsOf(payload)
  // Without an amount the payer chooses it.
  if (!fields?.has(field.amount)) return fields && payload
  const kept = [...fields].filter(([id]) => id !== field.crc)
  const texts = kept.map(([id, value]) => written(id, id === field.amount ? String(amount) : value))
  const signed = `${texts.join('')}${field.crc}04`
  return signed + crc16(signed)
}
