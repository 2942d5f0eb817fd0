import type { ComponentPropsWithRef } from 'react'
import { button } from '#ds/components/forms/Button/Button.css.ts'
import { ButtonLabel } from '#ds/components/forms/Button/ButtonLabel.tsx'
import type { ButtonLook } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useLinkComponent } from '#ds/providers/link.tsx'

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  /** The address to navigate to. */
  href: string
}

/**
 * A link that looks like a button, for the main destination of a page. It is never disabled: leave out a destination that is not available, and say
 * why in the text.
 */
export function ButtonLink({
  tone = 'brand',
  emphasis = 'strong',
  size = 'medium',
  fullWidth = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent
      data-component="ButtonLink"
      {...rest}
      className={classNames(button({ tone, emphasis, size, fullWidth }), className)}
    >
      {icon && <Icon icon={icon} />}
      <ButtonLabel>{children}</ButtonLabel>
    </LinkComponent>
  )
}
