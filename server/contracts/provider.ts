import type { Messages } from './fields/messages.ts'
import type { Language } from './languages.ts'

const SAMPLE_REGISTRATION = '0000000000'
const SAMPLE_HOTLINE = { number: '1900 0000', href: 'tel:19000000' }

/**
 * What the operator of this site fills in before the first customer; docs/operations.md lists it. What is null is said to be missing on the
 * legal pages; the other values are placeholders (product spec, section 2). Nothing here is made up.
 */
export const provider: Provider = {
  legalName: null,
  taxCode: null,
  address: null,
  representative: null,
  email: null,
  registrationNumber: SAMPLE_REGISTRATION,
  hotline: SAMPLE_HOTLINE,
  social: {
    network: 'https://www.facebook.com/',
    messaging: 'https://zalo.me/',
    chat: 'https://t.me/',
    code: 'https://github.com/',
  },
}

interface Provider {
  /** Name in the business registration. */
  legalName: string | null
  taxCode: string | null
  address: string | null
  /** Legal representative. */
  representative: string | null
  email: string | null
  /** The number of the business registration certificate. */
  registrationNumber: string
  /** As it is written, and as it is dialled. */
  hotline: { number: string; href: string }
  /** The provider's pages on four networks. */
  social: { network: string; messaging: string; chat: string; code: string }
}

/** The fields that the operator has not filled in. A production start is refused while there are any. */
export const placeholdersOf = (one: Provider): string[] =>
  Object.entries(one)
    .filter(([, value]) => value === null || value === SAMPLE_REGISTRATION || value === SAMPLE_HOTLINE)
    .map(([name]) => name)

const sample: Messages = { vi: '(số mẫu)', en: '(sample number)', zh: '（示例号码）' }

/** The numbers of the provider as pages and mails show them: what the operator has not replaced yet is marked as a sample. */
export function shownNumbers(language: Language) {
  const { hotline, registrationNumber } = provider
  const marked = (number: string, isSample: boolean) => {
    // A number that ends on the next line is dialled wrongly.
    const unbroken = number.replaceAll(' ', '\u00a0')
    return isSample ? `${unbroken} ${sample[language]}` : unbroken
  }
  return {
    hotline: { ...hotline, number: marked(hotline.number, hotline === SAMPLE_HOTLINE) },
    registration: marked(registrationNumber, registrationNumber === SAMPLE_REGISTRATION),
  }
}
