import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { LucideIcon } from 'lucide-react'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './ShareCard.css.ts'

interface ShareCardProps {
  texts: { total: string; active: string }
  icon: LucideIcon
  /** Absent while loading, as is `active`. */
  total: number | undefined
  active: number | undefined
}

/** A total, the active number of it, and the share as a bar. */
export function ShareCard({ texts, icon, total, active }: ShareCardProps) {
  const share = total && active ? active / total : 0
  return (
    <div data-component="ShareCard" aria-busy={total === undefined || undefined} className={css.card}>
      <dl className={css.figures}>
        <Figure label={texts.total} value={total} />
        <Figure label={texts.active} value={active} />
      </dl>
      <Icon icon={icon} size="medium" className={css.icon} />
      <div aria-hidden className={css.track}>
        <div className={css.bar} style={assignInlineVars({ [css.share]: `${share * 100}%` })} />
      </div>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: number | undefined }) {
  const { number } = useFormats()
  return (
    <div className={css.figure}>
      <Text render={<dt />} size="small" weight="medium" tone="secondary">
        {label}
      </Text>
      <Text render={<dd />} size="figure" weight="semibold" numeric className={css.number}>
        {value === undefined ? <LoadingFigure /> : number(value)}
      </Text>
    </div>
  )
}

function LoadingFigure() {
  const loading = useMessage('loading')
  return (
    <>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton />
    </>
  )
}
