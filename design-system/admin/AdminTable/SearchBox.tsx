import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { isComposing } from '#ds/hooks/is-composing.ts'
import { useComposedText } from '#ds/hooks/use-composed-text.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './AdminTable.css.ts'

interface SearchBoxProps {
  /** Accessible name of the field and its landmark. */
  label: string
  /** Accessible name of the button that clears the field. */
  clearLabel: string
  /** Hint about what can be searched for. */
  placeholder: string
  value: string
  onValueChange: (value: string) => void
}

/** Filters a list while typing. Its button and Escape clear it; the focus stays in the field. */
export function SearchBox({ label, clearLabel, placeholder, value, onValueChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <search aria-label={label} className={css.search}>
      <Input
        ref={input}
        type="search"
        size="small"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        prefix={<Icon icon={Search} />}
        suffix={
          value !== '' && (
            <Button
              tone="neutral"
              emphasis="ghost"
              size="small"
              iconOnly
              icon={X}
              aria-label={clearLabel}
              className={css.clearSearch}
              onClick={clear}
            />
          )
        }
        {...useComposedText(value, onValueChange)}
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && clear()}
      />
    </search>
  )
}
