import { useEffect, useRef, useState } from 'react'
import type { Vps } from '#contracts/vps.ts'
import { vpsState } from '#ds/account/vps.ts'
import type { VpsState } from '#ds/domain/VpsStateMark/index.ts'

/**
 * The instances whose state has changed since the list was shown first, until the customer has been at their rows, and those of the last change, to
 * be announced once. An instance that is new has not changed.
 */
export function useChanges(list: readonly Vps[] | undefined) {
  const known = useRef<ReadonlyMap<string, VpsState>>(undefined)
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [latest, setLatest] = useState<readonly Vps[]>([])
  useEffect(() => {
    if (!list) return
    const before = known.current
    known.current = new Map(list.map((vps) => [vps.id, vpsState(vps)]))
    const found = list.filter((vps) => (before?.get(vps.id) ?? vpsState(vps)) !== vpsState(vps))
    if (found.length === 0) return
    setLatest(found)
    setChanged((ids) => new Set([...ids, ...found.map(({ id }) => id)]))
  }, [list])
  const [seen] = useState(
    () => (id: string) => setChanged((ids) => (ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : ids)),
  )
  return { changed, latest, seen }
}
