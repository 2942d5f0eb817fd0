import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import {
  isLanguage,
  LANGUAGE_PARAMETER,
  type Language,
  languageNames,
  languages,
  languageTags,
} from '#contracts/languages.ts'
import { useToast } from '#ds/components/feedback/Toast/index.ts'
import { LanguagesProvider } from '#ds/providers/languages.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import { request } from '#site/api/request.ts'
import { useEdition, useLanguage, useShowLanguage } from '#site/page-data.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { chosenLanguage, storeLanguage } from '#site/session/language.ts'

const options = languages.map((id) => ({
  id,
  tag: languageTags[id],
  name: languageNames[id],
  href: `?${LANGUAGE_PARAMETER}=${id}`,
}))

/**
 * The choice of the page's language: it is shown at once, and stored in this browser and on the account. A choice in another tab, by the
 * address of the page, or of an account that signs in here where nothing was chosen, is followed.
 */
export function LanguageChoice({ children }: { children: ReactNode }) {
  const edition = useEdition()
  const language = useLanguage()
  const showLanguage = useShowLanguage()
  const [query, setQuery] = useSearchParams()
  const { session } = useAuth()
  const toast = useToast()
  const [failed, advice] = [useMessage('loadFailed'), useMessage('loadFailedAdvice')]

  /** Shows a language and stores it in this browser. Resolves with whether it could be loaded. */
  const show = async (chosen: Language) => {
    if (chosen !== edition) {
      try {
        await showLanguage(chosen)
      } catch {
        toast.show({ title: failed, description: advice, tone: 'critical' })
        return false
      }
    }
    storeLanguage(chosen)
    return true
  }
  const follow = useEffectEvent(show)

  const choose = async (chosen: Language) => {
    if (!(await show(chosen))) return
    // Otherwise a reload would show the language of the address again.
    if (query.has(LANGUAGE_PARAMETER)) {
      query.delete(LANGUAGE_PARAMETER)
      setQuery(query, { replace: true, preventScrollReset: true })
    }
    // Without a response the account keeps its language; this browser has the choice.
    if (session) await request('PATCH /api/account', { body: { language: chosen } }).catch(() => undefined)
  }
  const onChoose = (id: string) => {
    if (isLanguage(id)) void choose(id)
  }

  useEffect(() => {
    const chosenByAddress = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER)
    if (isLanguage(chosenByAddress)) storeLanguage(chosenByAddress)
    const followStored = () => {
      const stored = chosenLanguage.get()
      if (stored) void follow(stored)
    }
    followStored()
    return chosenLanguage.subscribe(followStored)
  }, [])

  const accountLanguage = session?.user.language
  useEffect(() => {
    if (accountLanguage && !chosenLanguage.get()) void follow(accountLanguage)
  }, [accountLanguage])

  return <LanguagesProvider value={{ options, current: language, onChoose }}>{children}</LanguagesProvider>
}
