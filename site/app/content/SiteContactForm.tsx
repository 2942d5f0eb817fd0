import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useSWRConfig } from 'swr'
import type { ContactRequest } from '#contracts/contact.ts'
import { CONTACT_TOPICS } from '#contracts/rules/contact-topics.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { ContactForm, type ContactValues } from '#ds/storefront/ContactForm/index.ts'
import { paths } from '#site/api/paths.ts'
import { useContentPage } from '#site/content/content-context.ts'
import { sendContact } from '#site/content/send-contact.ts'
import { useAuth } from '#site/session/auth-provider.tsx'

export interface SiteContactFormProps {
  /** The topics to choose from; with one there is no choice. Default: all. */
  topics?: readonly ContactRequest['topic'][]
  subject?: string
}

const ABOUT_MAX = 100
const DRAFT = 'contact'

/**
 * The form of a content page: imported by the MDX of the pages that have one, so that no other page loads it. `?about=` says what the
 * message is about, `?topic=` chooses a topic.
 */
export function SiteContactForm({ topics, subject }: SiteContactFormProps) {
  const { texts, drafts } = useContentPage()
  const draft = drafts.get(DRAFT) as Partial<ContactValues> | undefined
  const keep = useCallback((values: Partial<ContactValues>) => drafts.set(DRAFT, values), [drafts])
  const { session } = useAuth()
  const [parameters] = useSearchParams()
  // The page was built without a query.
  const isHydrated = useHydrated()
  const about = isHydrated ? parameters.get('about')?.slice(0, ABOUT_MAX) : undefined
  const topic = isHydrated ? CONTACT_TOPICS.find((known) => known === parameters.get('topic')) : undefined
  const user = isHydrated ? session?.user : undefined
  const { mutate } = useSWRConfig()
  const send = async (message: ContactRequest) => {
    const result = await sendContact(message)
    // The dashboard may have loaded its tickets before.
    if (result.ok && result.isTicket && user) {
      void mutate(paths.tickets(user.id), undefined)
      void mutate(paths.summary(user.id), undefined)
    }
    return result
  }
  return (
    <ContactForm
      texts={texts.form}
      {...(topics && { topics })}
      about={about}
      initial={{
        ...(user && { email: user.email }),
        ...(subject && { subject }),
        ...(topic && { topic }),
        ...draft,
      }}
      onValuesChange={keep}
      onSend={send}
    />
  )
}
