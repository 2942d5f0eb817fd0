import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Prose.css.ts'

export interface ArticlePictureProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  src: string
  /** What the picture shows, for readers who do not see it. */
  alt: string
  /** Pixels of the file: they reserve the space, so that the text does not move when the picture arrives. */
  width: number
  height: number
  /** A line under the picture. Default: none. */
  caption?: string | undefined
}

/** A picture of the product in an article. It is loaded when it comes near the view. */
export function ArticlePicture({ src, alt, width, height, caption, className, ...rest }: ArticlePictureProps) {
  return (
    <figure data-component="ArticlePicture" {...rest} className={classNames(css.picture, className)}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" className={css.image} />
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}
