import { LogOut, ShieldCheck, UserRound } from 'lucide-react'
import { shortName } from '#contracts/person-name.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ds/components/Menu/index.ts'
import * as css from './Header.css.ts'
import type { HeaderTexts, HeaderUser } from './Header.tsx'
import { direct } from './navigation.ts'

interface UserMenuProps {
  texts: HeaderTexts
  user: HeaderUser
  onLogout: () => void
}

/** Who is signed in, by name or else by email, and where they can go. */
export function UserMenu({ texts, user, onLogout }: UserMenuProps) {
  return (
    <Menu
      // Its entries are Vietnamese on English pages too.
      lang="vi"
      trigger={
        <Button tone="neutral" emphasis="outline" icon={UserRound} className={css.userButton}>
          <span className={css.userName}>{user.firstName ? shortName(user) : user.email}</span>
        </Button>
      }
    >
      <MenuLink href={direct.dashboard} icon={UserRound}>
        {texts.account}
      </MenuLink>
      {user.role === 'admin' && (
        <MenuLink href={direct.admin} icon={ShieldCheck}>
          {texts.admin}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onLogout}>
        {texts.logout}
      </MenuItem>
    </Menu>
  )
}
