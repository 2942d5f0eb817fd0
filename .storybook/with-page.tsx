import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { AfterEach, BeforeEach } from 'storybook/internal/types'
import { ToastProvider } from '#ds/components/feedback/Toast/index.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { LanguagesProvider } from '#ds/providers/languages.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { OtherLanguage } from '#stories/in-language.ts'
import { type Language, languageNames, languages, messagesIn, translate } from '#stories/languages.ts'

/** Font sizes of the root element, like a user's own setting: all lengths in the design system are in rem. */
export const textSizes = { normal: '', double: '200%' } as const

/** The toolbar's first choice: each story in the language that its area has until a customer chooses one. */
export const OWN_LANGUAGE = 'own'

interface StoryLanguage {
  parameters: Record<string, unknown>
  storyGlobals?: Record<string, unknown> | undefined
}

/**
 * The language of a story's own texts, in which it is played and pictured: `parameters.language`, Vietnamese without it. A story
 * about one language has `globals: { language }`, which the toolbar does not change.
 */
export const ownLanguage = ({ parameters, storyGlobals }: StoryLanguage) =>
  (storyGlobals?.language ?? parameters.language ?? 'vi') as Language

/**
 * The language that stories are shown in: their own until they have been played, since play functions find elements by their
 * texts. The gate sets others in turn.
 */
let shown: Language | undefined
const listeners = new Set<() => void>()
/** Shows the stories in a language; undefined is the one that was chosen in the toolbar. */
export function showLanguage(language: Language | undefined) {
  shown = language
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a story in its own language while it is played. */
export const playInOwnLanguage: BeforeEach = (context) => {
  if (context.viewMode !== 'docs') showLanguage(ownLanguage(context))
}

/** Shows the language that was chosen in the toolbar again. */
export const showChosenLanguage: AfterEach = () => showLanguage(undefined)

/** The choice of languages in a story has no effect: the toolbar has one. */
const options = languageNames.map((id) => ({ id, ...languages[id], href: `?lang=${id}` }))

/** Wraps a story like a page of the product: theme, language, text size, and the providers of every route. */
export const withPage: Decorator = (Story, context) => {
  const { args, globals, parameters } = context
  const own = ownLanguage(context)
  const chosen: Language = globals.language === OWN_LANGUAGE ? own : globals.language
  // A story is not rendered again after its play function if its language stays.
  const language = useSyncExternalStore(
    subscribe,
    () => shown ?? chosen,
    () => chosen,
  )
  // In its own language, a story keeps its texts in other languages, like a page that mixes them on purpose.
  const other = language === own ? undefined : language
  const texts = useMemo(() => (other ? translate(args, other) : args), [args, other])
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = globals.theme
    document.documentElement.lang = languages[language].tag
    document.documentElement.style.fontSize = textSizes[globals.textSize as keyof typeof textSizes] ?? ''
  }, [globals.theme, language, globals.textSize])
  return (
    <MessagesProvider value={messagesIn(language)}>
      <FormatProvider locale={languages[language].locale}>
        <LanguagesProvider value={{ options, current: language, onChoose: () => undefined }}>
          <ThemeProvider>
            {/* Stories about toasts pass a store with a stopped clock. */}
            <ToastProvider store={parameters.toastStore}>
              <OtherLanguage value={other}>
                <Story args={texts} />
              </OtherLanguage>
            </ToastProvider>
          </ThemeProvider>
        </LanguagesProvider>
      </FormatProvider>
    </MessagesProvider>
  )
}
