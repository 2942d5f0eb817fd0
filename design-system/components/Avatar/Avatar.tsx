import { User } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Avatar.css.ts'
import { initials } from './initials.ts'
import { useImageStatus } from './use-image-status.ts'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's full name, from which the initials come. */
  name: string
  /** The picture. Until it is there, or without one, the initials show. */
  src?: string
  /** 32, 40 or 48 px, as controls are. Default: `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** Who it is, where no name stands beside it. Without it the avatar is hidden from assistive technology. */
  label?: string
}

/** A person's picture, or their initials while there is none. `data-state` says idle, loading, loaded or error. */
export function Avatar({ name, src, size = 'medium', label, className, ...rest }: AvatarProps) {
  const { status, imageProps } = useImageStatus(src)
  const { key, ...image } = imageProps
  const letters = initials(name)
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      data-component="Avatar"
      data-state={status}
      {...naming}
      {...rest}
      className={classNames(css.avatar, css.size[size], className)}
    >
      {status !== 'loaded' && (letters || <Icon icon={User} size={size} />)}
      {src && status !== 'error' && <img key={key} alt="" {...image} className={css.image} />}
    </span>
  )
}
