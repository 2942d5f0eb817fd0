import type { Plan } from '#contracts/catalog.ts'
import type { PlanPromises } from '#contracts/rules/plan-promises.ts'

/** The questions that every card answers, in display order. */
export const planQuestions = ['backup', 'uptime', 'ddos', 'windows', 'snapshots', 'support'] as const
export type PlanQuestion = (typeof planQuestions)[number]

export type PlanFact =
  | NonNullable<PlanPromises['backup']>
  | PlanPromises['uptime']
  | PlanPromises['support']
  | 'included'
  | 'free'

/** A plan as its card shows it, beside the one below it. */
export interface ComparedPlan {
  plan: Plan
  /** Null: not included. */
  facts: Readonly<Record<PlanQuestion, PlanFact | null>>
  /** The questions that the plan below answers less well. */
  better: ReadonlySet<PlanQuestion>
  /** The plan below, if this one promises at least as much of everything. */
  base: Plan | null
  /**
   * The features that the card names: those of a plan that promises exactly what its base does. Of another one the card counts what is
   * better, since its features may state the same promises in words.
   */
  extras: readonly string[]
}

/** Compares each plan of a series with the one before it. */
export function comparePlans(plans: readonly Plan[]): ComparedPlan[] {
  return plans.map((plan, index) => {
    const below = plans[index - 1]
    const better = below ? strongerIn(plan.promises, below.promises) : []
    const base = below && strongerIn(below.promises, plan.promises).length === 0 ? below : null
    const extras = base && better.length === 0 ? plan.features : []
    return { plan, facts: factsOf(plan.promises), better: new Set(better), base, extras }
  })
}

function factsOf(promises: PlanPromises): ComparedPlan['facts'] {
  const { backup, uptime, ddos, windows, snapshots, support } = promises
  return {
    backup,
    uptime,
    ddos: ddos ? 'included' : null,
    windows: windows ? 'included' : null,
    snapshots: snapshots ? 'free' : null,
    support,
  }
}

/** The questions that the first plan answers better than the second one. */
const strongerIn = (one: PlanPromises, other: PlanPromises): PlanQuestion[] =>
  planQuestions.filter((question) => strength[question](one) > strength[question](other))

/** How much is promised: more is better. */
const strength: Readonly<Record<PlanQuestion, (promises: PlanPromises) => number>> = {
  backup: ({ backup }) => [null, 'weekly', 'daily'].indexOf(backup),
  uptime: ({ uptime }) => Number(uptime),
  ddos: ({ ddos }) => Number(ddos),
  windows: ({ windows }) => Number(windows),
  snapshots: ({ snapshots }) => Number(snapshots),
  support: ({ support }) => Number(support === 'priority'),
}
