import { createStoredValue } from '#site/session/stored-value.ts'

const key = 'language'

/** What the header's language selector was set to. It is remembered, and changes no text yet (product decisions). */
export const chosenLanguage = createStoredValue<'en' | 'zh'>({
  keys: [key],
  encode: (language) => ({ [key]: language }),
  decode: ({ [key]: language }) => (language === 'en' || language === 'zh' ? language : null),
})
