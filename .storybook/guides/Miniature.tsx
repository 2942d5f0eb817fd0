import type { ReactNode } from 'react'

interface MiniatureProps {
  /** The width that the content is laid out in, such as `40rem`, before it is made smaller. */
  width: string
  /** How large it is then shown, 1 is life-size. Default: 0.5. */
  zoom?: number
  /** The height to show, as a length. What is below is cut off. Default: all. */
  height?: string
  children: ReactNode
}

/** Real components, smaller than life, in an example of a rule about their arrangement. */
export const Miniature = ({ width, zoom = 0.5, height, children }: MiniatureProps) => (
  <div style={{ inlineSize: width, zoom, ...(height && { blockSize: height, overflow: 'hidden' }) }}>{children}</div>
)
