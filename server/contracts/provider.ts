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
  registrationNumber: '0000000000',
  hotline: { number: '1900 0000', href: 'tel:19000000' },
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
  /** Of the business registration certificate. */
  registrationNumber: string
  /** As it is written, and as it is dialled. */
  hotline: { number: string; href: string }
  /** The provider's pages on four networks. */
  social: { network: string; messaging: string; chat: string; code: string }
}
