import { User } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Avatar.css.ts'
import { initials } from './initials.ts'
import { useImageStatus } from './use-image-status.ts'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's full name, which the initials are taken from. */
  name: string
  /** URL of the image. Until it has loaded, or without one, the initials are shown. */
  src?: string
  /** 32, 40 or 48 px, like controls. Default: `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** Text alternative, if no name is next to it. Without it the avatar is hidden from assistive technology. */
  label?: string
}

/**
 * A person's image, or their initials while there is none. `data-state` is `idle`, `loading`, `loaded` or `error`. Initials are the first letters
 * of the last two words: a Vietnamese name ends with the given name. Omit `label` where the name stands beside it, so that it is not read twice.
 */
export function Avatar({ name, src, size = 'medium', label, className, ...rest }: AvatarProps) {
  const { status, imageProps } = useImageStatus(src)
  const { key, ...image } = imageProps
  const letters = initials(name)
  const labelling = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      data-component="Avatar"
      data-state={status}
      {...labelling}
      {...rest}
      className={classNames(css.avatar, css.size[size], className)}
    >
      {status !== 'loaded' && (letters || <Icon icon={User} size={size} />)}
      {src && status !== 'error' && <img key={key} alt="" {...image} className={css.image} />}
    </span>
  )
}
