import { foreignSentences, type Language, languageNames } from '#stories/languages.ts'
import { OWN_LANGUAGE, ownLanguage, showLanguage } from '#storybook/with-page.tsx'
import { type Breadth, sweep } from './sweep.ts'
import { generic } from './worst-texts.ts'

/**
 * Shows a story that has been played in the product's other languages, and looks for faults of the layout, and for what remains in
 * another language. The texts are replaced in its args, so that it keeps the state in which its play function has left it.
 */

/** A phone; of a story that is pictured at several widths a desktop, too; in a full run a width of each layout. */
const widths: Record<Exclude<Breadth, 'narrowest'>, number[]> = {
  full: [320, 360, 768, 1440],
  layouts: [360, 1440],
  'narrowest of each layout': [360],
}

/** Toasts, announcements and errors keep the words in which they were shown. */
const exceptions =
  'script, style, svg, [data-component^="Toast"], [data-component*="LiveRegion"], [data-component="FieldMessages"], [role="alert"]'

/** The sentences of other languages in the document, each with the component that shows it. */
function* foreignIn(language: Language): Generator<string> {
  const foreign = foreignSentences(language)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const text = node.data.trim()
    if (!foreign.has(text) || node.parentElement?.closest(exceptions)) continue
    const component = node.parentElement?.closest<HTMLElement>('[data-component]')?.dataset.component ?? 'the story'
    yield `"${text}" in ${component} is not in this language. Pass texts in args, so that they can be replaced.`
  }
}

/**
 * @param settle waits until the story is stable.
 * @returns messages; empty if there is no fault.
 */
export async function checkOtherLanguages(
  { id, globals, parameters }: { id: string; globals: Record<string, unknown>; parameters: Record<string, unknown> },
  settle: () => Promise<unknown>,
  breadth: keyof typeof widths,
): Promise<string[]> {
  // A story about one language, as its globals say, is shown in no other.
  if (globals.language !== OWN_LANGUAGE) return []
  const own = ownLanguage({ parameters })
  const before = document.body.textContent
  const messages: string[] = []
  for (const language of languageNames.filter((name) => name !== own)) {
    showLanguage(language)
    await settle()
    // Without a text of the product, a story looks the same.
    if (document.body.textContent === before) continue
    const swept = await sweep(widths[breadth], settle)
    // The stories of components and primitives have words of their own.
    const faults = new Set([...(generic.test(id) ? [] : foreignIn(language)), ...swept])
    messages.push(...[...faults].map((message) => `In ${language}: ${message}`))
  }
  showLanguage(own)
  await settle()
  return messages
}
