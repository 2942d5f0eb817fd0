import { useState } from 'react'
import type { AccountClosing, ClosingObstacles } from '#contracts/account.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { SettingList, SettingRow } from '#ds/account/SettingList/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { CloseAccountDialog } from './CloseAccountDialog.tsx'
import type { CloseAccountTexts, ClosingObstacle } from './close-account-texts.ts'

export interface CloseAccountProps extends Omit<StackProps, 'children'> {
  /** The email of the account, which has to be typed. */
  email: string
  /** What has to end before. While it is not known the server decides. */
  obstacles: Resource<ClosingObstacles>
  /** Where each of them is ended. */
  hrefs: Readonly<Record<ClosingObstacle, string>>
  onCloseAccount: (closing: AccountClosing) => Promise<SubmitResult>
  texts: CloseAccountTexts
}

/** How a customer leaves: what is deleted, what the law wants to be kept, and what stands in the way. */
export function CloseAccount({ email, obstacles, hrefs, onCloseAccount, texts, ...rest }: CloseAccountProps) {
  const [isOpen, setIsOpen] = useState(false)
  const left = useObstacles(dataOf(obstacles), texts)
  const hasMoney = left.some(({ id }) => id === 'balance')
  return (
    <Stack data-component="CloseAccount" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      <SettingList>
        <SettingRow label={texts.deleted}>{texts.deletedWhat}</SettingRow>
        <SettingRow label={texts.kept} details={texts.keptDetails}>
          {texts.keptWhat}
        </SettingRow>
        <SettingRow
          label={texts.before}
          details={hasMoney ? texts.balanceDetails : texts.finalDetails}
          actions={
            <Button
              tone="critical"
              emphasis="outline"
              size="small"
              disabledReason={left.length > 0 ? texts.notYet : undefined}
              onClick={() => setIsOpen(true)}
            >
              {texts.close}
            </Button>
          }
        >
          {left.length === 0
            ? texts.nothingLeft
            : left.map(({ id, label }) => (
                <Link key={id} href={hrefs[id]}>
                  {label}
                </Link>
              ))}
        </SettingRow>
      </SettingList>
      <CloseAccountDialog
        open={isOpen}
        onClosed={() => setIsOpen(false)}
        email={email}
        onSubmit={onCloseAccount}
        texts={texts.dialog}
      />
    </Stack>
  )
}

/** What stands in the way, in the order in which it is best ended. */
function useObstacles(found: ClosingObstacles | undefined, { obstacles: texts }: CloseAccountTexts) {
  const { currency } = useFormats()
  if (!found) return []
  const counted = (['machines', 'waitingOrders', 'deposits', 'withdrawals'] as const)
    .filter((id) => found[id] > 0)
    .map((id): { id: ClosingObstacle; label: string } => ({ id, label: texts[id](found[id]) }))
  const money = { id: 'balance' as const, label: texts.balance(currency(found.balance)) }
  return found.balance === '0' ? counted : [...counted, money]
}
