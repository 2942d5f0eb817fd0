import { type RefObject, useMemo, useRef, useState } from 'react'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Money, sentenceWithMoney } from '#ds/primitives/Money/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { CancelOrderDialog, type CancelOrderTexts } from './CancelOrderDialog.tsx'
import { type MissingFor, missingOf } from './missing-of.ts'
import * as css from './WaitingOrders.css.ts'

export interface WaitingOrdersTexts {
  title: string
  /** What the wallet still lacks; `amount` is formatted. */
  missing: (amount: string) => string
  /** Once the balance suffices. */
  completing: string
  /** Instead of a link, where the support team settles the top-up. */
  confirming: string
  /** Until when the price is held; `date` is formatted. */
  heldUntil: (date: string) => string
  pay: string
  /** Accessible name of that link: begins with its label, and is different in each row. */
  payFor: (name: string) => string
  cancel: string
  /** Accessible name of that button. */
  cancelFor: (name: string) => string
  dialog: CancelOrderTexts
}

export interface WaitingOrdersProps extends Omit<StackProps, 'children' | 'onCancel'> {
  /** In any order. Those that have ended are left out. */
  orders: readonly WaitingOrder[]
  /** The wallet's balance, whole dong as a decimal string. Default: unknown, so that what is missing is not said. */
  balance?: string | undefined
  /** The current time, ISO 8601. */
  now: string
  /** The page of a payment. */
  payHref: (paymentId: string) => string
  /** Cancels an order after the customer has confirmed. A failure is shown in the dialog. */
  onCancel: (orderId: string) => Promise<SubmitResult>
  /** What is focused when the button that was pressed is gone with its order. Default: nothing. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
  texts: WaitingOrdersTexts
}

/**
 * The orders that wait for the money of a payment: what is still missing, until when their price is held, and the way to pay. Without one there is
 * nothing. Pass the list as the server returns it: an order that is completed goes away by itself.
 */
export function WaitingOrders({
  orders,
  balance,
  now,
  payHref,
  onCancel,
  fallbackFocus,
  texts,
  ...rest
}: WaitingOrdersProps) {
  // It is kept after closing, so that the dialog still shows it while it fades out.
  const [toCancel, setToCancel] = useState<WaitingOrder>()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const finalFocus = useMemo(
    () => ({
      get current() {
        return opener.current?.isConnected ? opener.current : (fallbackFocus?.current ?? null)
      },
    }),
    [fallbackFocus],
  )
  const waiting = missingOf(orders, balance)
  return (
    <>
      {waiting.length > 0 && (
        <Stack data-component="WaitingOrders" space="md" {...rest}>
          <PanelHeader title={texts.title} />
          <ResourceList
            label={texts.title}
            resource={{ status: 'ready', data: waiting }}
            itemKey={({ order }) => order.id}
            renderItem={(one) => (
              <Row
                {...one}
                now={now}
                payHref={payHref}
                texts={texts}
                onCancel={(button) => {
                  opener.current = button
                  setToCancel(one.order)
                  setIsDialogOpen(true)
                }}
              />
            )}
            errorTitle={texts.title}
            empty={null}
          />
        </Stack>
      )}
      {toCancel && (
        <CancelOrderDialog
          open={isDialogOpen}
          name={toCancel.choice.name}
          onOpenChange={setIsDialogOpen}
          onConfirm={() => onCancel(toCancel.id)}
          finalFocus={finalFocus}
          texts={texts.dialog}
        />
      )}
    </>
  )
}

interface RowProps extends MissingFor, Pick<WaitingOrdersProps, 'now' | 'payHref' | 'texts'> {
  onCancel: (button: HTMLElement) => void
}

function Row({ order, missing, now, payHref, texts, onCancel }: RowProps) {
  const formats = useFormats()
  const { choice, planName, total, paymentId, expiresAt } = order
  const isPaid = missing === '0'
  return (
    <div className={css.row}>
      <div className={css.words}>
        <Text weight="medium" className={css.name}>
          {choice.name}
        </Text>
        <Text size="small" tone="secondary">
          {planName}
        </Text>
      </div>
      <Text weight="semibold" className={css.total}>
        <Money amount={total} />
      </Text>
      <div className={css.state}>
        {isPaid ? (
          <Text size="small" weight="medium" tone="positive" render={<span />}>
            {texts.completing}
          </Text>
        ) : (
          <>
            {missing !== undefined && (
              <Text size="small" weight="medium" tone="caution" render={<span />}>
                {sentenceWithMoney([missing], texts.missing)}
              </Text>
            )}
            <Text size="small" tone="secondary" render={<time dateTime={expiresAt} />}>
              {texts.heldUntil(formats.shortDateTime(expiresAt, now))}
            </Text>
            {paymentId === null && (
              <Text size="small" tone="secondary" render={<span />}>
                {texts.confirming}
              </Text>
            )}
          </>
        )}
      </div>
      {!isPaid && (
        <div className={css.actions}>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            aria-label={texts.cancelFor(choice.name)}
            onClick={(event) => onCancel(event.currentTarget)}
          >
            {texts.cancel}
          </Button>
          {paymentId !== null && (
            <ButtonLink href={payHref(paymentId)} size="small" aria-label={texts.payFor(choice.name)}>
              {texts.pay}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
