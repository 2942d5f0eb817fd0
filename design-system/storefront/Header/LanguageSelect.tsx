import { ChevronDown, Globe } from 'lucide-react'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './LanguageSelect.css.ts'

/** The languages that the selector offers (product spec, section 2). */
export type HeaderLanguage = 'en' | 'zh'

interface LanguageSelectProps {
  label: string
  names: Record<HeaderLanguage, string>
  value: HeaderLanguage
  onChange: (language: HeaderLanguage) => void
}

/** The native picker without a frame: the least prominent control of the header. */
export function LanguageSelect({ label, names, value, onChange }: LanguageSelectProps) {
  return (
    <span className={css.frame}>
      <span className={css.globe}>
        <Icon icon={Globe} />
      </span>
      <select
        name="language"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value === 'zh' ? 'zh' : 'en')}
        className={css.select}
      >
        <option value="en" lang="en" className={css.option}>
          {names.en}
        </option>
        <option value="zh" lang="zh-Hans" className={css.option}>
          {names.zh}
        </option>
      </select>
      <span className={css.chevron}>
        <Icon icon={ChevronDown} />
      </span>
    </span>
  )
}
