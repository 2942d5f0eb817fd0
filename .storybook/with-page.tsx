import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { ToastProvider } from '#ds/components/Toast/index.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { componentMessages as english } from '#ds/texts/en.ts'
import { componentMessages as vietnamese } from '#ds/texts/vi.ts'

const languages = {
  vi: { locale: 'vi-VN', messages: vietnamese },
  en: { locale: 'en-GB', messages: english },
} as const

/** Font sizes of the root element, like a user's own setting: all lengths in the design system are in rem. */
export const textSizes = { normal: '', double: '200%' } as const

type Language = keyof typeof languages

/**
 * The toolbar's language is for components without texts of their own. The texts of other stories are in one language; money, dates and
 * built-in texts in another beside them would be a mix that no customer sees.
 */
const languageOf = (title: string, chosen: Language, own: Language = 'vi') =>
  /^(?:Primitives|Components)\//.test(title) ? chosen : own

/** Wraps a story like a page of the product: theme, language, text size, and the providers of every route. */
export const withPage: Decorator = (Story, { title, globals, storyGlobals, parameters }) => {
  const language = languageOf(title, globals.language, storyGlobals?.language)
  const { locale, messages } = languages[language]
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = globals.theme
    document.documentElement.lang = language
    document.documentElement.style.fontSize = textSizes[globals.textSize as keyof typeof textSizes] ?? ''
  }, [globals.theme, language, globals.textSize])
  return (
    <MessagesProvider value={messages}>
      <FormatProvider locale={locale}>
        <ThemeProvider>
          {/* Stories about toasts pass a store with a stopped clock. */}
          <ToastProvider store={parameters.toastStore}>
            <Story />
          </ToastProvider>
        </ThemeProvider>
      </FormatProvider>
    </MessagesProvider>
  )
}
