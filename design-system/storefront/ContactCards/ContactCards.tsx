import { ArrowRight, type LucideIcon, MessagesSquare, Phone, Ticket } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Link } from '#ds/components/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './ContactCards.css.ts'

/** The three ways to reach a person (product spec, section 2). */
export type ContactName = 'chat' | 'hotline' | 'ticket'

export interface ContactTexts {
  name: string
  /** What people want to know of it: how soon someone answers, or the number. */
  figure: string
  /** What the figure counts, or when it holds. */
  label: string
  /** The link: what happens on following it. */
  action: string
}

export interface ContactCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  texts: Record<ContactName, ContactTexts>
  /** Where each leads. The hotline's is a number to dial: `tel:…`. */
  hrefs: Record<ContactName, string>
}

const contacts: readonly { name: ContactName; icon: LucideIcon }[] = [
  { name: 'chat', icon: MessagesSquare },
  { name: 'hotline', icon: Phone },
  { name: 'ticket', icon: Ticket },
]

/** How to reach a person, and how soon one answers: three cards side by side, or one under another where they stand in a column. */
export function ContactCards({ texts, hrefs, className, ...rest }: ContactCardsProps) {
  return (
    <ul data-component="ContactCards" {...rest} className={classNames(css.cards, className)}>
      {contacts.map(({ name, icon }) => (
        <li key={name} className={css.card}>
          <div className={css.head}>
            <Icon icon={icon} size="medium" className={css.icon} />
            <Heading level={3} size="small">
              {texts[name].name}
            </Heading>
          </div>
          <p className={css.answer}>
            <span className={css.figure}>{texts[name].figure}</span>
            <span className={css.label}>{texts[name].label}</span>
          </p>
          <Link href={hrefs[name]} underline="hover" className={css.action}>
            {texts[name].action}
            <Icon icon={ArrowRight} className={css.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
