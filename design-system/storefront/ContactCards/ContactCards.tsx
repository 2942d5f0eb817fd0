import { ArrowRight, type LucideIcon, MessagesSquare, Phone, Ticket } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Link } from '#ds/components/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './ContactCards.css.ts'

/** The three ways to contact support (product spec, section 2). */
export type ContactName = 'chat' | 'hotline' | 'ticket'

export interface ContactTexts {
  name: string
  /** The most important fact: the response time, or the phone number. */
  figure: string
  /** Explains the figure: what it measures, or when it applies. */
  label: string
  /** Label of the link: what happens on following it. */
  action: string
}

export interface ContactCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  texts: Record<ContactName, ContactTexts>
  /** Targets of the links. The hotline's is a number to dial: `tel:…`. */
  hrefs: Record<ContactName, string>
}

const contacts: readonly { name: ContactName; icon: LucideIcon }[] = [
  { name: 'chat', icon: MessagesSquare },
  { name: 'hotline', icon: Phone },
  { name: 'ticket', icon: Ticket },
]

/** The ways to contact support, with their response times: three cards side by side, or stacked in a narrow container. */
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
          <p className={css.response}>
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
