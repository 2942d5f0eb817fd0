import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Accordion.css.ts'
import { useAccordionGroup } from './accordion-context.ts'

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'details'>, 'name' | 'open'> {
  /** Tells it from the others of its accordion. */
  value: string
  /** What shows and hides the rest. */
  heading: React.ReactNode
  /** Place of the heading in the page's outline. Default: 3. */
  level?: 2 | 3 | 4
  /** What shows while it is open. In the page at all times, so that it can be found. */
  children: React.ReactNode
}

/** One heading of an Accordion, and what it shows. */
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
      // A person may have opened or closed it before the script arrived, and that stands.
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
