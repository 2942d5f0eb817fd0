import type { VpsAction } from '#ds/account/vps-action.ts'
import { Button, type ButtonProps } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { MenuItem, MenuLink } from '#ds/components/overlays/Menu/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './VpsRows.css.ts'

interface ActionButtonProps extends Pick<ButtonProps, 'tabIndex'> {
  action: VpsAction
  /** The instance's name, for screen readers, where several instances have the same actions. */
  of?: string
  emphasis: 'strong' | 'outline' | 'ghost'
  /** Icon and words, or one of them. Default: `both`. */
  shows?: 'both' | 'icon' | 'words'
}

/** An action as a button or, if it leads to a page, as a link. One that cannot be performed is a button with the reason. */
export function ActionButton({ action, of, emphasis, shows = 'both', tabIndex }: ActionButtonProps) {
  const { label, icon, href, onSelect, disabledReason } = action
  const look = {
    tone: emphasis === 'strong' ? 'brand' : 'neutral',
    emphasis,
    size: 'small',
    tabIndex,
    ...(shows === 'words' ? undefined : { icon }),
  } as const
  const iconOnly = shows === 'icon'
  const name = of === undefined ? label : `${label} ${of}`
  const words =
    of === undefined ? (
      label
    ) : (
      <span className={css.actionWords}>
        {label}
        <VisuallyHidden> {of}</VisuallyHidden>
      </span>
    )
  if (href !== undefined && disabledReason === undefined)
    return iconOnly ? (
      <ButtonLink href={href} {...look} aria-label={name} className={css.iconLink} />
    ) : (
      <ButtonLink href={href} {...look}>
        {words}
      </ButtonLink>
    )
  const button = {
    ...look,
    onClick: () => onSelect?.(),
    ...(disabledReason === undefined ? undefined : { disabledReason }),
  }
  return iconOnly ? <Button {...button} iconOnly aria-label={name} /> : <Button {...button}>{words}</Button>
}

/** An action in a menu. One that cannot be performed has its reason below. */
export function ActionItem({ action: { label, icon, href, onSelect, disabledReason } }: { action: VpsAction }) {
  if (href !== undefined && disabledReason === undefined)
    return (
      <MenuLink href={href} icon={icon}>
        {label}
      </MenuLink>
    )
  if (disabledReason === undefined)
    return (
      <MenuItem icon={icon} onSelect={() => onSelect?.()}>
        {label}
      </MenuItem>
    )
  return (
    <MenuItem icon={icon} disabled accessibleWhenDisabled onSelect={() => undefined}>
      <span className={css.disabledAction}>
        {label}
        <span className={css.below}>{disabledReason}</span>
      </span>
    </MenuItem>
  )
}
