import { ChevronDown, LayoutDashboard, Menu as MenuIcon, ShieldCheck, ShoppingCart, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Disclosure } from '#ds/components/navigation/Disclosure/index.ts'
import { LanguageList } from '#ds/components/navigation/LanguageMenu/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { menuTrigger } from './Header.css.ts'
import type { HeaderTexts, HeaderUser } from './Header.tsx'
import * as css from './HeaderMenu.css.ts'
import { LinkList } from './LinkList.tsx'
import { groups, linksOf, ungrouped } from './navigation.ts'
import { ProductAreas } from './ProductAreas.tsx'

interface HeaderMenuProps {
  texts: HeaderTexts
  user: HeaderUser | undefined
  /** Id of the form that the buttons submit. */
  signInForm: string
}

/** The menu of small screens, for what does not fit in the header: the groups as expandable lists, and the actions. */
export function HeaderMenu({ texts, user, signInForm }: HeaderMenuProps) {
  const accordionName = useId()
  return (
    <Disclosure
      trigger={
        <Button tone="neutral" emphasis="outline" iconOnly aria-label={texts.openMenu} className={menuTrigger}>
          <Icon icon={MenuIcon} size="medium" className={css.whileClosed} />
          <Icon icon={X} size="medium" className={css.whileOpen} />
        </Button>
      }
      className={css.panel}
    >
      <nav aria-label={texts.navigation}>
        <ul>
          {groups.map((group) => (
            <li key={group} className={css.group}>
              <details name={accordionName}>
                <summary className={css.summary}>
                  {texts.groups[group].name}
                  <Icon icon={ChevronDown} className={css.chevron} />
                </summary>
                <div className={css.links}>
                  {group === 'product' ? (
                    <ProductAreas texts={texts.groups} />
                  ) : (
                    <LinkList links={linksOf(group, texts.groups)} />
                  )}
                </div>
              </details>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.actions}>
        {user ? (
          <>
            <ButtonLink href={ungrouped.dashboard} tone="neutral" emphasis="soft" icon={LayoutDashboard} fullWidth>
              {texts.dashboard}
            </ButtonLink>
            {user.role === 'admin' && (
              <ButtonLink href={ungrouped.admin} tone="neutral" emphasis="soft" icon={ShieldCheck} fullWidth>
                {texts.admin}
              </ButtonLink>
            )}
          </>
        ) : (
          <>
            <Button type="submit" form={signInForm} tone="neutral" emphasis="outline" fullWidth>
              {texts.login}
            </Button>
            <Button type="submit" form={signInForm} tone="neutral" emphasis="outline" icon={ShoppingCart} fullWidth>
              {texts.cart}
            </Button>
          </>
        )}
      </div>
      <LanguageList className={css.languages} />
    </Disclosure>
  )
}
