import { createStoredValue } from '#site/session/stored-value.ts'

const key = 'language'

/** The choice in the header's language selector. It is stored, but does not change any text yet (product decisions). */
export const chosenLanguage = createStoredValue<'en' | 'zh'>({
  keys: [key],
  encode: (language) => ({ [key]: language }),
  decode: ({ [key]: language }) => (language === 'en' || language === 'zh' ? language : null),
})
