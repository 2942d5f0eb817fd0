import { Globe } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Disclosure } from '#ds/components/navigation/Disclosure/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useLanguages } from '#ds/providers/languages.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import { LanguageList } from './LanguageList.tsx'
import * as css from './LanguageMenu.css.ts'

export type LanguageMenuProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

/**
 * The language of the page behind a button, which opens the list of all languages; it works before the script has loaded. Rest props and `ref` go
 * to the list's panel. Nothing where there is no choice. Each language has its own name and no flag: a language is not a country.
 */
export function LanguageMenu({ className, ...rest }: LanguageMenuProps) {
  const languages = useLanguages()
  const label = useMessage('languages')
  const current = languages?.options.find(({ id }) => id === languages.current)
  if (!current) return null
  return (
    <Disclosure
      data-component="LanguageMenu"
      trigger={
        <Button tone="neutral" emphasis="ghost" icon={Globe} className={css.trigger}>
          <VisuallyHidden>{label}: </VisuallyHidden>
          <span lang={current.tag} className={css.name}>
            {current.name}
          </span>
        </Button>
      }
      {...rest}
      className={classNames(css.panel, className)}
    >
      <LanguageList />
    </Disclosure>
  )
}
