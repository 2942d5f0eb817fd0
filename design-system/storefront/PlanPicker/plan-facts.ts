import type { Plan } from '#contracts/catalog.ts'

/** The questions that every card answers, in display order. */
export const planQuestions = ['backup', 'uptime', 'ddos', 'windows', 'snapshot', 'support'] as const
export type PlanQuestion = (typeof planQuestions)[number]

/**
 * Parts of the catalogue's features by which an answer is recognised, in the catalogue's language: a feature answers a question if it
 * contains one of its parts, in upper or lower case.
 */
export interface PlanFeatureWords {
  dailyBackup: string
  weeklyBackup: string
  /** The uptime of a plan that promises less than the others. */
  lowerUptime: string
  ddos: string
  windows: string
  snapshot: string
  prioritySupport: string
  /** What every plan has; it is said once, below the first plan. */
  everyPlan: string
}

export type PlanFact = 'daily' | 'weekly' | 'uptime' | 'lowerUptime' | 'included' | 'free' | 'priority' | 'standard'

/** A plan as its card shows it. */
export interface ReadPlan {
  plan: Plan
  /** Null: not included. */
  facts: Readonly<Record<PlanQuestion, PlanFact | null>>
  /** The questions that the plan below answers less well. */
  better: ReadonlySet<PlanQuestion>
  /** The plan below, whose features this one has, too. Null for the first one. */
  base: Plan | null
  /** The plan's own features that answer none of the questions. */
  extras: readonly string[]
}

/** Reads the facts of a series from its features: a plan has what the plans before it have. */
export function readPlans(plans: readonly Plan[], words: PlanFeatureWords): ReadPlan[] {
  const parts = Object.values(words)
  return plans.map((plan, index) => {
    const known = plans.slice(0, index + 1).flatMap(({ features }) => features)
    const facts = factsOf(known, plan.features, words)
    const base = plans[index - 1] ?? null
    const before =
      base &&
      factsOf(
        plans.slice(0, index).flatMap(({ features }) => features),
        base.features,
        words,
      )
    return {
      plan,
      facts,
      better: new Set(before ? planQuestions.filter((question) => facts[question] !== before[question]) : []),
      base,
      extras: plan.features.filter((feature) => !parts.some((part) => has([feature], part))),
    }
  })
}

const has = (features: readonly string[], part: string) =>
  features.some((feature) => feature.toLowerCase().includes(part.toLowerCase()))

/** `own` are the plan's own features: a lower promise holds for this plan only, everything else for those above it as well. */
function factsOf(
  features: readonly string[],
  own: readonly string[],
  words: PlanFeatureWords,
): Record<PlanQuestion, PlanFact | null> {
  const weekly = has(features, words.weeklyBackup) ? 'weekly' : null
  return {
    backup: has(features, words.dailyBackup) ? 'daily' : weekly,
    uptime: has(own, words.lowerUptime) ? 'lowerUptime' : 'uptime',
    ddos: has(features, words.ddos) ? 'included' : null,
    windows: has(features, words.windows) ? 'included' : null,
    snapshot: has(features, words.snapshot) ? 'free' : null,
    support: has(features, words.prioritySupport) ? 'priority' : 'standard',
  }
}
