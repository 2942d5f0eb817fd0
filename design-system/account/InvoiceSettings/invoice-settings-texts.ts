import type { FormDialogTexts } from '#ds/components/overlays/FormDialog/index.ts'

export interface InvoiceSettingsTexts {
  title: string
  /** Whose name the invoices have. */
  buyer: string
  /** Shown until there are details. */
  none: string
  /** What the details are for, until there are any. */
  noneDetails: string
  taxCode: (code: string) => string
  add: string
  change: string
  remove: string
  removing: string
  failed: string
  dialog: Required<FormDialogTexts> & {
    company: string
    companyHint: string
    taxCode: string
    taxCodeHint: string
    address: string
    wrongTaxCode: string
    companyNeedsTaxCode: string
    addressMissing: string
  }
}
