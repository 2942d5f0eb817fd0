import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { columns, head, section, wideHead } from '#ds/storefront/landing-section.css.ts'
import * as css from './Faq.css.ts'

/** The three ways to contact support (product spec, section 2). */
export type ContactName = 'chat' | 'hotline' | 'ticket'

export interface FaqQuestion {
  id: string
  question: string
  answer: string
}

export interface QuestionContactTexts {
  /** The way to reach us, with the number where there is one. */
  name: string
  /** Before the figure: `trả lời trong`. The whole line where there is no figure. */
  reply: string
  /** How soon somebody answers, as promised; it gets the dashed line. Default: none. */
  promise?: string
  /** Label of the button. */
  action: string
}

export interface FaqTexts {
  heading: string
  description: string
  contacts: Readonly<Record<ContactName, QuestionContactTexts>>
  questions: readonly FaqQuestion[]
}

export interface FaqProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  texts: FaqTexts
  /** Targets of the chat, hotline and ticket buttons. */
  contactHrefs: Readonly<Record<ContactName, string>>
  /** Id of the question that is open first. Default: none. */
  defaultOpen?: string | null
}

const contactNames = ['chat', 'hotline', 'ticket'] as const

/**
 * Frequently asked questions in rows of at least 48 px, one open at a time, and the ways to reach us beside them (product spec, section 2). The
 * questions are native `details` with a common name, so they need no script.
 */
export function Faq({ texts, contactHrefs, defaultOpen = null, className, ...rest }: FaqProps) {
  const headingId = useId()
  const name = useId()
  const half = Math.ceil(texts.questions.length / 2)
  return (
    <section
      data-component="Faq"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(section({ surface: 'ground' }), className)}
    >
      <div className={classNames(columns, wideHead)}>
        <div className={head}>
          <Heading level={2} size="page" id={headingId}>
            {texts.heading}
          </Heading>
          <Text tone="secondary">{texts.description}</Text>
          <ul className={css.contacts}>
            {contactNames.map((contact) => (
              <li key={contact} className={css.contact}>
                <div className={css.contactText}>
                  <Heading level={3} size="small">
                    {texts.contacts[contact].name}
                  </Heading>
                  <p className={css.reply}>
                    {texts.contacts[contact].reply}{' '}
                    {texts.contacts[contact].promise && (
                      <span className={css.promised}>{texts.contacts[contact].promise}</span>
                    )}
                  </p>
                </div>
                <ButtonLink
                  href={contactHrefs[contact]}
                  tone="neutral"
                  emphasis="outline"
                  className={css.contactAction}
                >
                  {texts.contacts[contact].action}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.questions}>
          {[texts.questions.slice(0, half), texts.questions.slice(half)].map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two columns are the same on every render
            <div key={index}>
              {column.map(({ id, question, answer }) => (
                <details
                  key={id}
                  name={name}
                  open={id === defaultOpen}
                  // The reader may have opened or closed it before hydration; that state is kept.
                  suppressHydrationWarning
                  className={css.question}
                >
                  <summary className={css.summary}>
                    <Heading level={3} size="small" className={css.heading}>
                      {question}
                    </Heading>
                    <Icon icon={ChevronDown} size="medium" className={css.chevron} />
                  </summary>
                  <Text size="small" tone="secondary" className={css.text}>
                    {answer}
                  </Text>
                </details>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
