import { type ComponentPropsWithRef, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { RATING_COMMENT_MAX } from '#contracts/rules/ticket-limits.ts'
import type { Rating } from '#contracts/tickets.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './TicketScreen.css.ts'
import type { TicketRatingTexts } from './ticket-screen-texts.ts'

export interface TicketRatingProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** What the customer has said; null as long as nothing. */
  rating: Rating | null
  onRate: (rating: Rating) => Promise<SubmitResult>
  texts: TicketRatingTexts
}

/** How it went, once a ticket is closed: one to five in words, and perhaps a sentence. */
export function TicketRating({ rating, onRate, texts, className, ...rest }: TicketRatingProps) {
  const headingId = useId()
  const given = useRef<HTMLDivElement>(null)
  const { pending, error, run } = useAction()
  const [stars, setStars] = useState<string>()
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSent, setSent] = useState(false)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isSent && rating) given.current?.focus()
  }, [isSent, rating])

  if (rating)
    return (
      <div ref={given} tabIndex={-1} className={classNames(css.given, className)}>
        <Text weight="semibold">{texts.given(rating.stars, texts.words[rating.stars - 1] ?? '')}</Text>
        {rating.comment && <Text tone="secondary">{rating.comment}</Text>}
      </div>
    )

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(stars === undefined)
    if (stars === undefined || pending) return
    const words = comment.trim()
    if (await run(() => onRate({ stars: Number(stars), ...(words !== '' && { comment: words }) }))) setSent(true)
  }
  return (
    <form
      noValidate
      aria-labelledby={headingId}
      aria-busy={pending || undefined}
      {...rest}
      onSubmit={submit}
      className={classNames(css.rating, className)}
    >
      {error !== undefined && (
        <Notice tone="critical" title={texts.failureTitle} role="alert">
          {error}
        </Notice>
      )}
      <RadioCards
        label={<span id={headingId}>{texts.heading}</span>}
        look="tile"
        {...(stars !== undefined && { value: stars })}
        onValueChange={(next) => {
          setStars(next)
          setMissing(false)
        }}
        error={isMissing ? texts.required : undefined}
      >
        {texts.words.map((word, index) => (
          <RadioCard key={word} value={String(index + 1)} title={`${index + 1}. ${word}`} />
        ))}
      </RadioCards>
      <Field label={texts.comment} optional>
        <Input
          maxLength={RATING_COMMENT_MAX}
          readOnly={pending}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      <Button type="submit" emphasis="soft" pending={pending} className={css.rate}>
        {pending ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}
