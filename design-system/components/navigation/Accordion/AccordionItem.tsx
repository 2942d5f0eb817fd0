import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Accordion.css.ts'
import { useAccordionGroup } from './accordion-context.ts'

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'details'>, 'name' | 'open'> {
  /** Identifies the item in its accordion. */
  value: string
  /** The heading, which shows and hides the content. */
  heading: React.ReactNode
  /** Level of the heading in the page's outline. Default: 3. */
  level?: 2 | 3 | 4
  /** The content, visible while open. It is always in the page, so that find-in-page finds it. */
  children: React.ReactNode
}

/** One heading of an Accordion, with its content. */
export function AccordionItem({
  value,
  heading,
  level = 3,
  onToggle,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const group = useAccordionGroup()
  return (
    <details
      data-component="AccordionItem"
      {...rest}
      name={group.name}
      open={group.initial === value}
      data-value={value}
      onToggle={(event) => {
        onToggle?.(event)
        group.onToggle()
      }}
      // The user may have opened or closed it before hydration; that state is kept.
      suppressHydrationWarning
      className={classNames(css.item, className)}
    >
      <summary className={css.summary}>
        <Heading level={level} size="small">
          {heading}
        </Heading>
        <Icon icon={ChevronDown} size="medium" className={css.chevron} />
      </summary>
      <div className={css.panel}>
        <div className={css.content}>{children}</div>
      </div>
    </details>
  )
}
