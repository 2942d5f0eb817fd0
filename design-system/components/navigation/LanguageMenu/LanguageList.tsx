import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useLanguages } from '#ds/providers/languages.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './LanguageMenu.css.ts'

export type LanguageListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'>

/** Whether a click opens the link elsewhere, such as in another tab. */
const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * The languages of the page, each a link with its name in itself; the present one is marked. With the script a click switches at once,
 * without it the link leads to the page in that language. Nothing where there is no choice.
 */
export function LanguageList({ className, ...rest }: LanguageListProps) {
  const languages = useLanguages()
  const label = useMessage('languages')
  if (!languages) return null
  return (
    <ul data-component="LanguageList" aria-label={label} {...rest} className={classNames(css.list, className)}>
      {languages.options.map(({ id, tag, name, href }) => (
        <li key={id}>
          <a
            href={href}
            lang={tag}
            hrefLang={tag}
            aria-current={id === languages.current ? 'true' : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              languages.onChoose(id)
            }}
            className={css.link}
          >
            {name}
            {id === languages.current && <Icon icon={Check} className={css.check} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
