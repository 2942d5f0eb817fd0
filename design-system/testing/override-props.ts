/**
 * What React's developer tools do when a person edits the props of a component on the page. React gives the means to whoever
 * waits for it, so this file is imported before React's renderer.
 */

/** The parts of React's own records that this reads. */
export interface Fiber {
  type: unknown
  child: Fiber | null
  sibling: Fiber | null
  memoizedProps: Record<string, unknown>
}

interface Renderer {
  overrideProps: (fiber: Fiber, path: readonly string[], value: unknown) => void
}

let renderer: Renderer | undefined

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: (injected: Renderer) => {
      renderer = injected
      return 1
    },
    checkDCE: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
})

/** Gives one component on the page other props, as its parent would, until the parent renders again. */
export function overrideProps(fiber: Fiber, props: Record<string, unknown>) {
  if (!renderer) throw new Error('React was there before this file. Import it first.')
  renderer.overrideProps(fiber, [], { ...fiber.memoizedProps, ...props })
}

/** Every component and element that stands in a root, in the order of the page. */
export function* fibersIn(container: Element): Generator<Fiber> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))
  const root = key && (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]
  if (root) yield* below(root.stateNode.current)
}

function* below(fiber: Fiber): Generator<Fiber> {
  yield fiber
  for (let child = fiber.child; child; child = child.sibling) yield* below(child)
}
