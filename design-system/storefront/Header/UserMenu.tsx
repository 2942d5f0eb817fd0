import { LogOut, ShieldCheck, UserRound } from 'lucide-react'
import { shortName } from '#contracts/rules/person-name.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ds/components/overlays/Menu/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { setTitleIfTruncated } from '#ds/primitives/truncated-title.ts'
import * as css from './Header.css.ts'
import type { HeaderTexts, HeaderUser } from './Header.tsx'
import { ungrouped } from './navigation.ts'

interface UserMenuProps {
  texts: HeaderTexts
  user: HeaderUser
  onSignOut: () => Promise<SubmitResult>
}

/** The menu of the signed-in user, labelled with the name or, without one, the email. */
export function UserMenu({ texts, user, onSignOut }: UserMenuProps) {
  const { run } = useAction()
  return (
    <Menu
      // The entries are in Vietnamese on English pages, too.
      lang="vi"
      trigger={
        <Button tone="neutral" emphasis="outline" icon={UserRound} className={css.userButton}>
          <span className={css.userName} onPointerEnter={setTitleIfTruncated}>
            {user.firstName ? shortName(user) : user.email}
          </span>
        </Button>
      }
    >
      <MenuLink href={ungrouped.dashboard} icon={UserRound}>
        {texts.account}
      </MenuLink>
      {user.role === 'admin' && (
        <MenuLink href={ungrouped.admin} icon={ShieldCheck}>
          {texts.admin}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void run(onSignOut)}>
        {texts.logout}
      </MenuItem>
    </Menu>
  )
}
