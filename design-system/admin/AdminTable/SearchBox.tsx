import { Search } from 'lucide-react'
import { Input } from '#ds/components/Input/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './AdminTable.css.ts'

interface SearchBoxProps {
  /** Names the field and its landmark. */
  label: string
  /** What can be searched for. */
  placeholder: string
  value: string
  onValueChange: (value: string) => void
}

/** Narrows a list as one types. Escape empties it, as the browser's search field does. */
export function SearchBox({ label, placeholder, value, onValueChange }: SearchBoxProps) {
  return (
    <search aria-label={label} className={css.search}>
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        prefix={<Icon icon={Search} />}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onValueChange('')}
      />
    </search>
  )
}
