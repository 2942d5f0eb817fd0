import { type ComponentPropsWithRef, useMemo } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './QrCode.css.ts'
import { drawQrCode } from './qr-code.ts'

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The text in the code, up to about 500 characters. */
  value: string
  /** What is got by scanning it, for screen readers. */
  label: string
}

/**
 * A text as a QR code, as wide as its container. Dark on white in both themes, since many apps do not read the reverse. Beside it stands the
 * same in words, for everyone who cannot scan.
 */
export function QrCode({ value, label, className, ...rest }: QrCodeProps) {
  const { side, path } = useMemo(() => drawQrCode(value), [value])
  return (
    <svg
      data-component="QrCode"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      {...rest}
      data-theme="light"
      className={classNames(css.code, className)}
    >
      <rect width={side} height={side} className={css.paper} />
      <path d={path} className={css.ink} />
    </svg>
  )
}
