import type { Send } from './devtools.ts'

/**
 * The elements of a story in each pointer state, by selectors, as `parameters.pseudo` declares them for
 * `storybook-addon-pseudo-states`: `{ hover: ['#save'], focusVisible: ['#cancel'] }`. `rootSelector` only concerns the addon.
 */
export interface DeclaredStates {
  hover?: string[]
  active?: string[]
  focusVisible?: string[]
  rootSelector?: string
}

/**
 * What the browser is told for an element in a state, and for its ancestors: the pointer is over them as well, and they contain
 * the focus.
 */
const pseudoClasses = {
  hover: { own: ['hover'], ancestors: ['hover'] },
  active: { own: ['active'], ancestors: ['active'] },
  focusVisible: { own: ['focus', 'focus-visible'], ancestors: ['focus-within'] },
} as const

const stateNames = Object.keys(pseudoClasses) as (keyof typeof pseudoClasses)[]

/**
 * Puts elements of the story into their states, until `releaseStates`. The browser then applies its real rules for `:hover`,
 * `:active` and `:focus-visible`, as its own developer tools do; no event is sent.
 * @param states which elements.
 * @param story an expression for the story's document in the page.
 * @throws an Error for a selector that no element matches: its picture would show nothing.
 */
export async function forceStates(send: Send, states: DeclaredStates, story: string): Promise<void> {
  await send('DOM.enable', {})
  await send('CSS.enable', {})
  await send('DOM.getDocument', { depth: 0 })
  const { result } = await send('Runtime.evaluate', { expression: story })
  const { nodeId } = await send('DOM.requestNode', { objectId: result.objectId ?? '' })
  const find = async (selector: string) => {
    try {
      return (await send('DOM.querySelectorAll', { nodeId, selector })).nodeIds
    } catch {
      throw new Error(
        `The states of the story cannot be found: "${selector}" is not a selector. Inside it, :has() is impossible.`,
      )
    }
  }

  const forced = new Map<number, Set<string>>()
  const add = (nodeIds: number[], classes: readonly string[]) => {
    for (const id of nodeIds) forced.set(id, new Set([...(forced.get(id) ?? []), ...classes]))
  }
  for (const state of stateNames)
    for (const selector of states[state] ?? []) {
      const nodeIds = await find(selector)
      if (nodeIds.length === 0) throw new Error(`No element matches "${selector}", which is declared as ${state}.`)
      add(nodeIds, pseudoClasses[state].own)
      add(await find(`:has(${selector})`), pseudoClasses[state].ancestors)
    }
  await Promise.all(
    [...forced].map(([id, classes]) => send('CSS.forcePseudoState', { nodeId: id, forcedPseudoClasses: [...classes] })),
  )
}

/** Ends all forced states. */
export async function releaseStates(send: Send): Promise<void> {
  await send('CSS.disable', {})
  await send('DOM.disable', {})
}
