import { Link } from '#ds/components/navigation/Link/index.ts'
import * as css from './LinkList.css.ts'
import type { NavigationLink } from './navigation.ts'

/** The links of a group, one per row. */
export function LinkList({ links, className }: { links: readonly NavigationLink[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} tone="neutral" underline="hover" className={css.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
