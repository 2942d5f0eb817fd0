import { useState } from 'react'
import type { AdminPlan, AdminPrice, NewPrice } from '#contracts/admin-catalog.ts'
import { PRICE_MAX } from '#contracts/rules/limits.ts'
import { type BillingPeriod, billingPeriods } from '#contracts/rules/price.ts'
import { typedAmount, typedNumber } from '#contracts/rules/typed-amount.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { type FormDrafts, useDraftedState } from '#ds/admin/form-drafts.ts'
import { fromLocalTime } from '#ds/admin/local-time.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/hooks/resource.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './CatalogPanel.css.ts'
import type { CatalogResult } from './catalog-entries.ts'
import type { CatalogPanelTexts } from './catalog-texts.ts'

interface PriceDialogProps {
  texts: CatalogPanelTexts
  plan: AdminPlan
  open: boolean
  onOpenChange: (open: boolean) => void
  /** All prices of the plan. */
  prices: Resource<readonly AdminPrice[]>
  /** The time by which a price may begin. */
  now: () => string
  onPriceSet: (price: NewPrice) => Promise<CatalogResult<AdminPlan>>
  onPriceCancel: (priceId: string) => Promise<SubmitResult>
  drafts: FormDrafts | undefined
}

interface Entry {
  period: BillingPeriod
  amount: string
  listAmount: string
  start: 'now' | 'later'
  from: string
}

const starts = ['now', 'later'] as const

const isAmount = (text: string) => typedNumber(text) >= 1 && typedNumber(text) <= PRICE_MAX

/** Whether a price differs by more than half from the one before: often a digit too few or too many. */
const isFarOff = (amount: string, before: string | undefined) =>
  before !== undefined && Math.abs(typedNumber(amount) - Number(before)) > Number(before) / 2

/** Sets a price of a plan for a period, now or from a time on, and cancels those that are not in force yet. A price that is far off is asked about. */
export function PriceDialog({
  texts,
  plan,
  open,
  onOpenChange,
  prices,
  now,
  onPriceSet,
  onPriceCancel,
  drafts,
}: PriceDialogProps) {
  const { currency, percent, number } = useFormats()
  const own = texts.priceDialog
  const { pending, error, fieldErrors, run } = useAction()
  const [seen, setSeen] = useState(plan)
  const [changed, setChanged] = useState<{ before: string; now: string }>()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [entry, setEntry, forget] = useDraftedState<Entry>(drafts, `price ${plan.id}`, () => ({
    period: 'monthly',
    amount: '',
    listAmount: '',
    start: 'now',
    from: '',
  }))
  const change = (values: Partial<Entry>) => setEntry({ ...entry, ...values })
  const { period, amount, listAmount, start, from } = entry
  const priceOf = (of: AdminPlan, which = period) => of.prices[which]?.amount
  const inDong = (dong: string | undefined) => (dong === undefined ? own.noPrice : currency(dong))

  const problems = {
    amount: isAmount(amount) ? undefined : texts.problems.number(number(1), number(PRICE_MAX)),
    listAmount: listAmount === '' || typedNumber(listAmount) > typedNumber(amount) ? undefined : own.listAmountTooLow,
    from: fromProblem(),
  }
  function fromProblem() {
    if (start === 'now') return undefined
    if (from === '') return own.fromMissing
    return Date.parse(fromLocalTime(from)) > Date.parse(now()) ? undefined : own.fromPassed
  }

  const monthly = period === 'monthly' && isAmount(amount) ? typedAmount(amount) : priceOf(seen, 'monthly')
  const yearly = period === 'yearly' && isAmount(amount) ? typedAmount(amount) : priceOf(seen, 'yearly')
  const saved = monthly && yearly ? 12 * Number(monthly) - Number(yearly) : undefined
  const savingText =
    saved !== undefined && saved > 0
      ? own.saving(currency(saved), percent(saved / (12 * Number(monthly))))
      : own.noSaving

  const leave = () => {
    forget()
    onOpenChange(false)
  }
  const save = () =>
    run(async () => {
      const expectedAmount = priceOf(seen)
      const result = await onPriceSet({
        planId: plan.id,
        billingPeriod: period,
        amount: String(typedNumber(amount)),
        listAmount: listAmount === '' ? null : String(typedNumber(listAmount)),
        ...(start === 'later' && { validFrom: fromLocalTime(from) }),
        ...(expectedAmount !== undefined && { expectedAmount }),
      })
      if ('changed' in result) {
        setChanged({ before: inDong(expectedAmount), now: inDong(priceOf(result.changed)) })
        setSeen(result.changed)
        return { ok: true }
      }
      if (result.ok) leave()
      return result
    })
  const submit = () => {
    setSubmitted(true)
    if (Object.values(problems).some((problem) => problem !== undefined)) return
    if (isFarOff(amount, priceOf(seen))) setAsking(true)
    else void save()
  }
  const shown: Partial<typeof problems> = wasSubmitted
    ? problems
    : { listAmount: amount ? problems.listAmount : undefined }
  const serverErrors = {
    amount: fieldErrorAt(fieldErrors, 'amount'),
    listAmount: fieldErrorAt(fieldErrors, 'listAmount'),
    from: start === 'later' ? fieldErrorAt(fieldErrors, 'validFrom') : undefined,
  }
  const isAtFields = Object.values(serverErrors).some((message) => message !== undefined)
  return (
    <FormDialog
      open={open}
      onOpenChange={leave}
      onSubmit={submit}
      pending={pending}
      error={isAtFields ? undefined : error}
      texts={{ ...texts, heading: own.heading(plan.name), submit: own.submit }}
    >
      <Stack space="lg">
        <Stack>
          {changed && !error && (
            <Notice tone="caution" title={own.changed.title} role="alert">
              {own.changed.detail(changed.before, changed.now)}
            </Notice>
          )}
          <RecordFacts
            facts={billingPeriods.map((which) => ({
              label: own.current[which],
              value: inDong(priceOf(seen, which)),
            }))}
          />
          <Field label={own.period}>
            <Select
              options={billingPeriods.map((value) => ({ value, label: own.periods[value] }))}
              value={period}
              onChange={({ target }) => change({ period: target.value === 'yearly' ? 'yearly' : 'monthly' })}
            />
          </Field>
          <Field label={own.amount} required description={savingText} error={shown.amount ?? serverErrors.amount}>
            <NumberInput
              read={typedAmount}
              suffix="₫"
              autoFocus
              value={amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          </Field>
          <Field
            label={own.listAmount}
            description={own.listAmountHint}
            error={shown.listAmount ?? serverErrors.listAmount}
            optional
          >
            <NumberInput
              read={typedAmount}
              suffix="₫"
              value={listAmount}
              onChange={({ target }) => change({ listAmount: target.value })}
            />
          </Field>
          <Field label={own.start}>
            <Select
              options={starts.map((value) => ({ value, label: own.starts[value] }))}
              value={start}
              onChange={({ target }) => change({ start: target.value === 'later' ? 'later' : 'now' })}
            />
          </Field>
          {start === 'later' && (
            <Field label={own.from} required description={own.fromHint} error={shown.from ?? serverErrors.from}>
              <Input type="datetime-local" value={from} onChange={({ target }) => change({ from: target.value })} />
            </Field>
          )}
          <Notice tone="neutral" title={own.keeps.title}>
            {own.keeps.detail}
          </Notice>
        </Stack>
        <UpcomingPrices texts={texts} prices={prices} onPriceCancel={onPriceCancel} />
        {isAsking && (
          <ConfirmDialog
            open
            heading={own.farOff.heading(currency(amount))}
            description={own.farOff.description(inDong(priceOf(seen)))}
            confirmLabel={own.farOff.confirm(currency(amount))}
            cancelLabel={own.farOff.back}
            onOpenChange={setAsking}
            onConfirm={() => {
              setAsking(false)
              void save()
            }}
          />
        )}
      </Stack>
    </FormDialog>
  )
}

/** The prices that are not in force yet, with a button that cancels each, after a question. */
function UpcomingPrices({
  texts,
  prices,
  onPriceCancel,
}: Pick<PriceDialogProps, 'texts' | 'prices' | 'onPriceCancel'>) {
  const { currency, dateTime } = useFormats()
  const { pendingKeys, error, run } = useAction()
  const own = texts.priceDialog
  const loadError = loadErrorOf(prices)
  const cancelling = useRowDialog<AdminPrice>()
  const question = cancelling.target?.row
  const upcoming = dataOf(prices)?.filter(({ state }) => state === 'future')
  return (
    <Stack space="sm">
      <Heading level={2} size="small">
        {own.upcoming}
      </Heading>
      {error && (
        <Notice tone="critical" title={own.cancelFailed} role="alert">
          {error}
        </Notice>
      )}
      {loadError && <ErrorState title={own.pricesFailed} description={loadError.message} onRetry={loadError.onRetry} />}
      {upcoming?.length === 0 && (
        <Text size="small" tone="secondary">
          {own.noUpcoming}
        </Text>
      )}
      {upcoming?.map((price) => {
        const { id, billingPeriod, amount, validFrom } = price
        return (
          <div key={id} className={css.price}>
            <Text render={<span />} size="small">
              <Money amount={amount} /> · {own.upcomingFrom(own.periods[billingPeriod], dateTime(validFrom))}
            </Text>
            <Button
              tone="critical"
              emphasis="ghost"
              size="small"
              pending={pendingKeys.has(id)}
              aria-label={own.cancelPriceOf(currency(amount), dateTime(validFrom))}
              onClick={() => cancelling.show(price)}
            >
              {own.cancelPrice}
            </Button>
          </div>
        )
      })}
      {question && (
        <ConfirmDialog
          key={cancelling.target?.key}
          open={cancelling.open}
          tone="critical"
          heading={own.cancelQuestion.heading(currency(question.amount), dateTime(question.validFrom))}
          description={own.cancelQuestion.description}
          confirmLabel={own.cancelPrice}
          cancelLabel={own.cancelQuestion.keep}
          onOpenChange={cancelling.onOpenChange}
          onConfirm={() => {
            cancelling.onOpenChange(false)
            void run(() => onPriceCancel(question.id), question.id)
          }}
        />
      )}
    </Stack>
  )
}
