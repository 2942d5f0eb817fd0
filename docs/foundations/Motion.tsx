import { RotateCcw } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { media } from '#ds/css/media.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { duration, easing } from '#ds/tokens/scale.ts'
import { TokenName, TokenTable } from './Specimen.tsx'

const uses: Record<keyof typeof duration, string> = {
  none: 'With reduced motion',
  state: 'A change of state: hover, press, selection',
  enter: 'A floating panel appears or disappears',
  reveal: 'A section scrolls into view or a petal opens, once',
  draw: 'A level is drawn or a ripple spreads, once',
  settle: 'A petal that has opened takes the colour of water',
  skeleton: 'One pulse of a skeleton or of ripples while data loads',
  sway: 'A large bud sways on its stem',
}

/** Every duration with its purpose. */
export const DurationTable = () => (
  <TokenTable columns={['Token', 'Value', 'For']}>
    {Object.entries(duration).map(([name, value]) => (
      <tr key={name}>
        <td>
          <TokenName>{`duration.${name}`}</TokenName>
        </td>
        <td>
          <code>{value}</code>
        </td>
        <td>{uses[name as keyof typeof duration]}</td>
      </tr>
    ))}
  </TokenTable>
)

/** The curve of `easing.out`: fast at the start, slow at the end. */
export function EasingCurve() {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = easing.out.slice('cubic-bezier('.length, -1).split(', ').map(Number)
  const point = (x: number, y: number) => `${x * 100} ${100 - y * 100}`
  return (
    <figure style={{ margin: 0 }}>
      <svg viewBox="-8 -8 116 116" width="180" role="img" aria-label={`Curve of ${easing.out}`}>
        <rect width="100" height="100" fill="none" stroke={color.line.hairline} />
        <path
          d={`M ${point(0, 0)} C ${point(x1, y1)}, ${point(x2, y2)}, ${point(1, 1)}`}
          fill="none"
          stroke={color.tone.brand.text}
          strokeWidth="2.5"
        />
      </svg>
      <figcaption style={{ fontFamily: vars.fontFamily.mono }}>easing.out: {easing.out}</figcaption>
    </figure>
  )
}

const movements = ['state', 'enter', 'reveal'] as const

const subscribe = (notify: () => void) => {
  const query = matchMedia(media.motionAllowed)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
const useMotionAllowed = () => useSyncExternalStore(subscribe, () => matchMedia(media.motionAllowed).matches)

/** The three durations side by side, each with its distance in the product. Without motion if the user prefers reduced motion. */
export function MotionDemo() {
  const allowed = useMotionAllowed()
  const stage = useRef<HTMLDivElement>(null)
  const replay = () => {
    for (const [index, name] of movements.entries()) {
      const target = stage.current?.children[index]?.firstElementChild
      const timing = { duration: Number.parseInt(duration[name], 10), easing: easing.out, fill: 'backwards' } as const
      if (name === 'state')
        target?.animate([{ background: color.surface.raised }, { background: color.tone.brand.solid }], timing)
      else
        target?.animate(
          [
            { opacity: 0, transform: `translateY(${name === 'enter' ? vars.travel.enter : vars.travel.reveal})` },
            { opacity: 1, transform: 'none' },
          ],
          timing,
        )
    }
  }
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: '1rem', marginBlock: '1.5rem' }}>
      <div ref={stage} style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
        {movements.map((name) => (
          <div key={name} style={{ display: 'grid', gap: '0.5rem' }}>
            <div
              style={{
                inlineSize: '11rem',
                blockSize: '5rem',
                borderRadius: vars.radius.card,
                border: `1px solid ${color.line.hairline}`,
                background: name === 'state' ? color.tone.brand.solid : color.surface.overlay,
              }}
            />
            <span style={{ color: color.text.secondary, fontSize: vars.fontSize.small }}>
              {name}, {duration[name]}
            </span>
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: '1rem', color: color.text.secondary }}>
        <Button
          tone="neutral"
          emphasis="outline"
          icon={RotateCcw}
          onClick={allowed ? replay : undefined}
          disabledReason={allowed ? undefined : 'Your system prefers reduced motion, so nothing moves here.'}
        >
          Replay
        </Button>
        {!allowed && <span>Your system prefers reduced motion, so nothing moves here.</span>}
      </div>
    </div>
  )
}
