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

/** Of the root, as a reader's own setting would: everything in the design system is measured in rem. */
export const textSizes = { normal: '', double: '200%' } as const

/** What the page around a story sets in the product: theme, language, size of text, and the providers that every route stands in. */
export const withPage: Decorator = (Story, { globals, parameters }) => {
  const { locale, messages } = languages[globals.language as keyof typeof languages]
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = globals.theme
    document.documentElement.lang = globals.language
    document.documentElement.style.fontSize = textSizes[globals.textSize as keyof typeof textSizes] ?? ''
  }, [globals.theme, globals.language, globals.textSize])
  return (
    <MessagesProvider value={messages}>
      <FormatProvider locale={locale}>
        <ThemeProvider>
          {/* A story about toasts brings a store whose clock stands still. */}
          <ToastProvider store={parameters.toastStore}>
            <Story />
          </ToastProvider>
        </ThemeProvider>
      </FormatProvider>
    </MessagesProvider>
  )
}
