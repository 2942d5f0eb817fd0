import { useState } from 'react'
import type { InvoiceDetails } from '#contracts/account.ts'
import { COMPANY_MAX, INVOICE_ADDRESS_MAX, TAX_CODE_TYPED_MAX } from '#contracts/rules/limits.ts'
import { taxCode } from '#contracts/rules/tax-code.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import type { InvoiceSettingsTexts } from './invoice-settings-texts.ts'

interface InvoiceDialogProps {
  open: boolean
  onClosed: () => void
  details: InvoiceDetails | null
  onSubmit: (details: InvoiceDetails) => Promise<SubmitResult>
  texts: InvoiceSettingsTexts['dialog']
}

const typedOf = (details: InvoiceDetails | null) => ({
  company: details?.company ?? '',
  taxCode: details?.taxCode ?? '',
  address: details?.address ?? '',
})

/** The details of invoices: those of a company, or a person's address. */
export function InvoiceDialog({ open, onClosed, details, onSubmit, texts }: InvoiceDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [typed, setTyped] = useState(typedOf(details))
  const [wasChecked, setWasChecked] = useState(false)
  // The details are reset to their present values whenever the dialog opens.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTyped(typedOf(details))
  }
  const company = typed.company.trim()
  const code = taxCode(typed.taxCode)
  const wrongTaxCode = typed.taxCode.trim() !== '' && code === undefined ? texts.wrongTaxCode : undefined
  const missingTaxCode = company !== '' && typed.taxCode.trim() === '' ? texts.companyNeedsTaxCode : undefined
  const problems = {
    taxCode: wrongTaxCode ?? missingTaxCode,
    address: typed.address.trim() === '' ? texts.addressMissing : undefined,
  }
  const errorAt = (field: keyof InvoiceDetails) =>
    (wasChecked && field !== 'company' ? problems[field] : undefined) ??
    fieldErrorAt(fieldErrors, `invoiceDetails.${field}`)
  const close = () => {
    setWasChecked(false)
    clearError()
    onClosed()
  }
  const submit = async () => {
    setWasChecked(true)
    if (problems.taxCode !== undefined || problems.address !== undefined) return
    const next = { company: company === '' ? null : company, taxCode: code ?? null, address: typed.address.trim() }
    if (await run(() => onSubmit(next))) close()
  }
  const controlOf = (field: keyof InvoiceDetails) => ({
    value: typed[field],
    readOnly: pending,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: event.target.value })
      clearError()
    },
  })
  return (
    <FormDialog
      open={open}
      space="lg"
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={fieldErrors.length > 0 ? undefined : error}
      texts={texts}
    >
      <Stack space="md">
        <Field label={texts.company} description={texts.companyHint} error={errorAt('company')} optional>
          <Input {...controlOf('company')} autoComplete="organization" maxLength={COMPANY_MAX} />
        </Field>
        <Field label={texts.taxCode} description={texts.taxCodeHint} error={errorAt('taxCode')} optional>
          <Input {...controlOf('taxCode')} inputMode="numeric" autoComplete="off" maxLength={TAX_CODE_TYPED_MAX} />
        </Field>
        <Field label={texts.address} error={errorAt('address')} required>
          <Textarea {...controlOf('address')} autoComplete="street-address" rows={2} maxLength={INVOICE_ADDRESS_MAX} />
        </Field>
      </Stack>
    </FormDialog>
  )
}
