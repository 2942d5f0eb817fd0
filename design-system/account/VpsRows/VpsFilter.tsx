import { Search, X } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { isComposing } from '#ds/hooks/is-composing.ts'
import { useComposedText } from '#ds/hooks/use-composed-text.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './VpsRows.css.ts'
import type { VpsRowsTexts } from './vps-rows-texts.ts'

export interface VpsFilterProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  value: string
  /** Called on each keystroke, and with an empty text by its button and by Escape. */
  onValueChange: (value: string) => void
  texts: Pick<VpsRowsTexts, 'filter'>
}

/** The field that filters VpsRows by name, address or number while typing, for the end of the tabs. */
export function VpsFilter({ value, onValueChange, texts, className, ...rest }: VpsFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <search
      data-component="VpsFilter"
      aria-label={texts.filter.label}
      {...rest}
      className={classNames(css.filter, className)}
    >
      <Input
        ref={input}
        type="search"
        aria-label={texts.filter.label}
        placeholder={texts.filter.placeholder}
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
              aria-label={texts.filter.clear}
              onClick={clear}
            />
          )
        }
        {...useComposedText(value, onValueChange)}
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && value !== '' && clear()}
      />
    </search>
  )
}
