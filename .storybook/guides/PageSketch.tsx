import type { ReactNode } from 'react'

/** The outline of a page or a window, in an example of a rule about what is where. Its children are `SketchPart`s. */
export const PageSketch = ({ children }: { children: ReactNode }) => <div className="sen-page-sketch">{children}</div>

interface SketchPartProps {
  /** `sunken` and `raised` as the surfaces of the product, `strong` for the part that the rule is about. Default: `plain`. */
  look?: 'plain' | 'sunken' | 'raised' | 'strong'
  /** What the part is, or shows. Two lines of a text that nobody reads if absent. */
  children?: ReactNode
}

/** One part of a `PageSketch`. */
export const SketchPart = ({ look = 'plain', children }: SketchPartProps) => (
  <div className="sen-sketch-part" data-look={look}>
    {children ?? (
      <>
        <span className="sen-sketch-line" />
        <span className="sen-sketch-line" />
      </>
    )}
  </div>
)
