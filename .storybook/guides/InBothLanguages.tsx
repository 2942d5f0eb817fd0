import './guides.css'
import type { ComponentType, ReactNode } from 'react'
import { type GuideLanguage, setGuideLanguage, useGuideLanguage } from './language.ts'

const languages: readonly [GuideLanguage, string][] = [
  ['vi', 'Tiếng Việt'],
  ['en', 'English'],
]

/** The layout of an English page that has a translation: a switch, and the page in the reader's language. */
export const inBothLanguages = (Vietnamese: ComponentType) =>
  function InBothLanguages({ children }: { children: ReactNode }) {
    const language = useGuideLanguage()
    return (
      <div lang={language}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a form's legend */}
        <div role="group" aria-label="Ngôn ngữ, Language" className="sb-unstyled sen-guide-languages">
          {languages.map(([value, name]) => (
            <button
              key={value}
              type="button"
              lang={value}
              aria-pressed={value === language}
              onClick={() => setGuideLanguage(value)}
            >
              {name}
            </button>
          ))}
        </div>
        {language === 'vi' ? <Vietnamese /> : children}
      </div>
    )
  }
