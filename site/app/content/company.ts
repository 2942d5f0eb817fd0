/**
 * What the legal pages say about the company that runs this site. The operator fills it in before the first customer; until then
 * the pages say that it is missing. Nothing here is made up.
 */
export const company: Record<'legalName' | 'taxCode' | 'address' | 'representative' | 'email', string | null> = {
  /** Name in the business registration. */
  legalName: null,
  /** Business registration and tax code. */
  taxCode: null,
  address: null,
  /** Legal representative. */
  representative: null,
  email: null,
}
