import { useState } from 'react'
import { type OrderChoice, orderAddress, readOrderChoice } from '#contracts/rules/order-address.ts'
import { readDraft, writeDraft } from '#site/session/drafts.ts'

/** What a draft of an order is stored under. */
const SUBJECT = 'order'

/**
 * What a customer has chosen and not ordered, as it was when the page was opened, and what keeps it: as the query of the address that would choose it,
 * so that a plan that is no longer sold is left out as in an old link.
 */
export function useOrderDraft(userId: string) {
  const [draft] = useState(() => readOrderChoice(new URLSearchParams(readDraft(userId, SUBJECT))) ?? undefined)
  return {
    draft,
    onDraftChange: (choice: OrderChoice | null) =>
      writeDraft(userId, SUBJECT, choice ? (orderAddress(choice).split('?')[1] ?? '') : ''),
  }
}
