import { Check, Globe } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { MenuItem, MenuSeparator } from '#ds/components/overlays/Menu/index.ts'
import { useLanguages } from '#ds/providers/languages.tsx'
import { useMessage } from '#ds/providers/messages.tsx'

export type LanguageMenuItemsProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

/** The languages of the page as entries of a Menu, such as the user menu, after a line. Nothing where there is no choice. */
export function LanguageMenuItems(props: LanguageMenuItemsProps) {
  const languages = useLanguages()
  const label = useMessage('languages')
  if (!languages) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a child of a menu
    <div data-component="LanguageMenuItems" role="group" aria-label={label} {...props}>
      <MenuSeparator />
      {languages.options.map(({ id, tag, name }) => (
        <MenuItem
          key={id}
          role="menuitemradio"
          aria-checked={id === languages.current}
          lang={tag}
          icon={id === languages.current ? Check : Globe}
          onSelect={() => languages.onChoose(id)}
        >
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
    </div>
  )
}
