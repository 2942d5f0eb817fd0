/**
 * Changes the props of a component on the page, like React's developer tools. React passes the required functions to the
 * developer tools hook when its renderer starts, so this file must be imported before the renderer.
 */

/** The fields of React's internal fibers that are used here. */
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

/** Overrides props of a component on the page until its parent renders again. @throws if imported after React. */
export function overrideProps(fiber: Fiber, props: Record<string, unknown>) {
  if (!renderer) throw new Error('React was imported before this file. Import this file first.')
  renderer.overrideProps(fiber, [], { ...fiber.memoizedProps, ...props })
}

/** Yields every component and element in a root, in document order. */
export function* fibersIn(container: Element): Generator<Fiber> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))
  const root = key && (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]
  if (root) yield* descendants(root.stateNode.current)
}

function* descendants(fiber: Fiber): Generator<Fiber> {
  yield fiber
  for (let child = fiber.child; child; child = child.sibling) yield* descendants(child)
}
