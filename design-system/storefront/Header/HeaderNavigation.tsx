import { ChevronDown } from 'lucide-react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Disclosure } from '#ds/components/navigation/Disclosure/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './HeaderNavigation.css.ts'
import { LinkList } from './LinkList.tsx'
import { groups, linksOf, type NavigationTexts } from './navigation.ts'
import { ProductAreas } from './ProductAreas.tsx'

/** The six groups side by side, each a button that opens its links. */
export function HeaderNavigation({ label, texts }: { label: string; texts: NavigationTexts }) {
  return (
    <nav aria-label={label} className={css.navigation}>
      <ul className={css.groups}>
        {groups.map((group) => (
          <li key={group}>
            <Disclosure
              trigger={
                <Button tone="neutral" emphasis="ghost" className={css.trigger}>
                  {texts[group].name}
                  <Icon icon={ChevronDown} className={css.chevron} />
                </Button>
              }
              className={group === 'product' ? css.productPanel : css.panel}
            >
              {group === 'product' ? <ProductAreas texts={texts} /> : <LinkList links={linksOf(group, texts)} />}
            </Disclosure>
          </li>
        ))}
      </ul>
    </nav>
  )
}
