import { useState } from 'react'
import type { InvoiceDetails } from '#contracts/account.ts'
import { fullName, type PersonName } from '#contracts/rules/person-name.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { SettingList, SettingRow } from '#ds/account/SettingList/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import type { InvoiceSettingsTexts } from './invoice-settings-texts.ts'

export interface InvoiceSettingsProps extends Omit<StackProps, 'children'> {
  /** Null until the customer has given them. */
  details: InvoiceDetails | null
  /** The customer's name, which invoices have without a company. */
  name: PersonName
  /** Called with what was typed, the tax code as it is printed; with null to delete the details. */
  onSave: (details: InvoiceDetails | null) => Promise<SubmitResult>
  texts: InvoiceSettingsTexts
}

/** To whom the customer's invoices are made out: a company with its tax code, or the customer, and the address. */
export function InvoiceSettings({ details, name, onSave, texts, ...rest }: InvoiceSettingsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const removal = useAction()
  const lines = details && [details.taxCode === null ? null : texts.taxCode(details.taxCode), details.address]
  return (
    <Stack data-component="InvoiceSettings" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      {removal.error !== undefined && (
        <Notice tone="critical" title={texts.failed} role="alert">
          {removal.error}
        </Notice>
      )}
      <SettingList>
        <SettingRow
          label={texts.buyer}
          details={lines ? lines.filter((line) => line !== null).join(' · ') : texts.noneDetails}
          actions={
            <>
              {details && (
                <Button
                  size="small"
                  tone="neutral"
                  emphasis="ghost"
                  pending={removal.pending}
                  onClick={() => void removal.run(() => onSave(null))}
                >
                  {removal.pending ? texts.removing : texts.remove}
                </Button>
              )}
              <Button size="small" tone="neutral" emphasis="outline" onClick={() => setIsOpen(true)}>
                {details ? texts.change : texts.add}
              </Button>
            </>
          }
        >
          {details?.company ?? (details ? fullName(name) : texts.none)}
        </SettingRow>
      </SettingList>
      <InvoiceDialog
        open={isOpen}
        onClosed={() => setIsOpen(false)}
        details={details}
        onSubmit={onSave}
        texts={texts.dialog}
      />
    </Stack>
  )
}
