import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { SettingList, SettingRow } from '#ds/account/SettingList/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import type { AccountDataTexts } from './account-data-texts.ts'

export interface AccountDataProps extends Omit<StackProps, 'children'> {
  /** Where the file is. The browser saves it. */
  exportHref: string
  texts: AccountDataTexts
}

/** What is stored about the customer, as a file to keep or to take along. Secrets are never in it. */
export function AccountData({ exportHref, texts, ...rest }: AccountDataProps) {
  return (
    <Stack data-component="AccountData" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      <SettingList>
        <SettingRow
          label={texts.label}
          details={texts.details}
          actions={
            <Link href={exportHref} download>
              {texts.download}
            </Link>
          }
        >
          {texts.file}
        </SettingRow>
      </SettingList>
    </Stack>
  )
}
