import { Camera } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { Snapshot } from '#contracts/machines.ts'
import { SNAPSHOTS_MAX } from '#contracts/rules/machine-actions.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './MachineSnapshots.css.ts'

export interface MachineSnapshotsTexts {
  heading: string
  /** How many of how many there may be are taken. */
  count: (taken: number, max: number) => string
  take: string
  restore: string
  remove: string
  emptyTitle: string
  emptyDescription: string
  /** What a snapshot is, and what it is not. */
  note: string
}

export interface MachineSnapshotsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Newest first. */
  snapshots: readonly Snapshot[]
  /** Why none can be taken now, restored or deleted. */
  reasons: { take?: string | undefined; restore?: string | undefined; remove?: string | undefined }
  /** Asks for the name of a new one. */
  onTake: () => void
  /** Asks before the machine is set back. */
  onRestore: (snapshot: Snapshot) => void
  /** Asks before it is deleted. */
  onRemove: (snapshot: Snapshot) => void
  texts: MachineSnapshotsTexts
}

/**
 * The snapshots of a machine, with their sizes and times: to take one, to set the machine back to it, and to delete it. Never call one a backup: it
 * is stored with the machine.
 */
export function MachineSnapshots({
  snapshots,
  reasons,
  onTake,
  onRestore,
  onRemove,
  texts,
  className,
  ...rest
}: MachineSnapshotsProps) {
  const { dateTime, gigabytes } = useFormats()
  const take = (
    <Button
      icon={Camera}
      size="small"
      {...(reasons.take !== undefined && { disabledReason: reasons.take })}
      onClick={onTake}
    >
      {texts.take}
    </Button>
  )
  const because = (reason: string | undefined) => reason !== undefined && { disabledReason: reason }
  return (
    <section
      data-component="MachineSnapshots"
      aria-label={texts.heading}
      {...rest}
      className={classNames(css.root, className)}
    >
      {snapshots.length === 0 ? (
        <EmptyState title={texts.emptyTitle} description={texts.emptyDescription} action={take} />
      ) : (
        <>
          <div className={css.head}>
            <Heading level={2} size="small">
              {texts.heading}
            </Heading>
            <span className={classNames(css.quiet, css.count)}>{texts.count(snapshots.length, SNAPSHOTS_MAX)}</span>
            <span className={css.end}>{take}</span>
          </div>
          <ul className={css.list}>
            {snapshots.map((snapshot) => (
              <li key={snapshot.id} className={css.row}>
                <span className={css.name}>{snapshot.name}</span>
                <span className={css.quiet}>
                  {dateTime(snapshot.createdAt)} · {gigabytes(Math.round(snapshot.sizeGb * 10) / 10)}
                </span>
                <span className={css.actions}>
                  <Button
                    size="small"
                    tone="neutral"
                    emphasis="outline"
                    {...because(reasons.restore)}
                    onClick={() => onRestore(snapshot)}
                  >
                    {texts.restore}
                    <VisuallyHidden> {snapshot.name}</VisuallyHidden>
                  </Button>
                  <Button
                    size="small"
                    tone="neutral"
                    emphasis="ghost"
                    {...because(reasons.remove)}
                    onClick={() => onRemove(snapshot)}
                  >
                    {texts.remove}
                    <VisuallyHidden> {snapshot.name}</VisuallyHidden>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          <p className={css.quiet}>{texts.note}</p>
        </>
      )}
    </section>
  )
}
