import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Keeps secrets unreadable in the database. */
export interface Sealing {
  /** Seals a secret of a record. */
  seal(recordId: string, secret: string): string
  /** Opens what was sealed for this record; null for anything else, such as what was sealed by another key. */
  open(recordId: string, sealed: string): string | null
}

/**
 * Seals with AES-256-GCM by a key that is derived from a secret, one for each purpose such as `sen-cloud:mails:1`. What is sealed for one record
 * cannot be opened for another one.
 */
export function createSealing(secret: string, purpose: string): Sealing {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return {
    seal(recordId, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(recordId))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(recordId, text) {
      const bytes = Buffer.from(text, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(recordId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
