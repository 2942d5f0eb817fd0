import type { Source } from '#ci/rules/source.ts'
import { reachOf } from '#stories/visual/reach.ts'
import type { VisualMutation } from './visual-mutation.ts'

/** Up to this many faults share a build. */
const mostInBatch = 8

/**
 * Groups faults that cannot meet: none can affect a story of another one of its batch, so that each has the effect that it has alone. A fault that can
 * affect everything, such as one in a token, is alone.
 */
export function batchesOf(mutations: readonly VisualMutation[], sources: Source[]): VisualMutation[][] {
  const reached = new Map(
    mutations.map(({ file }) => {
      const { everything, stories } = reachOf(sources, [file])
      return [file, everything ? undefined : stories]
    }),
  )
  const affects = (one: VisualMutation, other: VisualMutation) => {
    const stories = reached.get(one.file)
    return !stories || other.stories.some((name) => stories.has(`stories/${name}.stories.tsx`))
  }
  const batches: VisualMutation[][] = []
  for (const mutation of mutations) {
    const batch = batches.find(
      (members) =>
        members.length < mostInBatch &&
        members.every((member) => !affects(member, mutation) && !affects(mutation, member)),
    )
    if (batch) batch.push(mutation)
    else batches.push([mutation])
  }
  return batches
}
