import { Cloud, Globe, type LucideIcon, Server } from 'lucide-react'
import { Link } from '#ds/components/Link/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { LinkList } from './LinkList.tsx'
import { type AreaName, areaOf, type NavigationTexts } from './navigation.ts'
import * as css from './ProductAreas.css.ts'

const icons: Record<AreaName, LucideIcon> = { cloud: Cloud, dedicated: Server, domain: Globe }
const areas = Object.keys(icons) as AreaName[]

/** The Product group: each area with a link to its page, and the pages below it. */
export function ProductAreas({ texts }: { texts: NavigationTexts }) {
  return (
    <div className={css.areas}>
      {areas.map((area) => {
        const { name, description, href, links } = areaOf(area, texts)
        return (
          <section key={area} className={css.area[area]}>
            <Link href={href} tone="inherit" underline="hover" className={css.heading}>
              <Icon icon={icons[area]} size="medium" className={css.icon} />
              <span className={css.texts}>
                <Text size="small" weight="semibold" render={<span />}>
                  {name}
                </Text>
                <Text size="caption" tone="tertiary" render={<span />}>
                  {description}
                </Text>
              </span>
            </Link>
            <LinkList links={links} className={css.links[area]} />
          </section>
        )
      })}
    </div>
  )
}
