import { Accordion, AccordionItem } from '#ds/components/Accordion/index.ts'
import { ContactCards, type ContactCardsProps } from '#ds/storefront/ContactCards/index.ts'
import { Section, type SectionProps } from '#ds/storefront/Section/index.ts'
import * as css from './FaqSection.css.ts'

export interface FaqQuestion {
  id: string
  question: string
  answer: string
}

export interface FaqSectionTexts {
  heading: string
  description: string
  questions: readonly FaqQuestion[]
  contacts: ContactCardsProps['texts']
}

export interface FaqSectionProps extends Omit<SectionProps, 'heading' | 'description' | 'children'> {
  texts: FaqSectionTexts
  /** Targets of the chat, hotline and ticket links. */
  contactHrefs: ContactCardsProps['hrefs']
  /** Id of the question that is open initially. Default: none. */
  defaultOpen?: string | null
}

/**
 * Frequently asked questions, with one answer open at a time, and the contact cards next to them (product spec, section 2).
 * Works without JavaScript.
 */
export function FaqSection({ texts, contactHrefs, defaultOpen = null, ...rest }: FaqSectionProps) {
  return (
    <Section data-component="FaqSection" {...rest} heading={texts.heading} description={texts.description}>
      <div className={css.columns}>
        <Accordion defaultValue={defaultOpen} className={css.questions}>
          {texts.questions.map(({ id, question, answer }) => (
            <AccordionItem key={id} value={id} heading={question}>
              {answer}
            </AccordionItem>
          ))}
        </Accordion>
        <ContactCards texts={texts.contacts} hrefs={contactHrefs} />
      </div>
    </Section>
  )
}
