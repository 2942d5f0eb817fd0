import * as v from 'valibot'
import { languages } from '#contracts/languages.ts'
import { inEachLanguage } from './messages.ts'

/** A language of the site. */
export const languageField = v.picklist(
  languages,
  inEachLanguage({
    vi: `Ngôn ngữ phải là một trong: ${languages.join(', ')}`,
    en: `The language must be one of ${languages.join(', ')}`,
    zh: `语言必须是以下之一：${languages.join('、')}`,
  }),
)
