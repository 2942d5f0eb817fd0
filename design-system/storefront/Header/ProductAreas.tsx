import { Cloud, Globe, type LucideIcon, Server } from 'lucide-react'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { LinkList } from './LinkList.tsx'
import { type AreaName, areaOf, type NavigationTexts, sectionsOf } from './navigation.ts'
import * as css from './ProductAreas.css.ts'

const icons: Record<AreaName, LucideIcon> = { cloud: Cloud, dedicated: Server, domain: Globe }
const areas = Object.keys(icons) as AreaName[]

/** The Product group: each area with a link to its page, and the pages below it, those of Cloud in sections. */
export function ProductAreas({ texts }: { texts: NavigationTexts }) {
  return (
    <div className={css.areas}>
      {areas.map((area) => {
        const { name, description, href } = areaOf(area, texts)
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
            <div className={css.sections[area]}>
              {sectionsOf(area, texts).map(({ caption, links }) => (
                <div key={caption ?? area}>
                  {caption && (
                    <Text size="caption" tone="tertiary" weight="medium" className={css.caption}>
                      {caption}
                    </Text>
                  )}
                  <LinkList links={links} className={css.links} />
                </div>
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}
