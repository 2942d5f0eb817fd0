/** A collection that returns the item first that comes before all others. */
export interface Heap<Item> {
  push(item: Item): void
  /** Removes and returns the first one; undefined if there is none. */
  pop(): Item | undefined
}

/** Creates a heap of items. Taking the first of n takes about log n comparisons, so that what is not needed is never sorted. */
export function createHeap<Item>(first: Iterable<Item>, comesFirst: (a: Item, b: Item) => boolean): Heap<Item> {
  const items = [...first]

  /** Whether the item in one place has to come before the one in another. Places without an item come last. */
  function isBefore(one: number, other: number): boolean {
    const [a, b] = [items[one], items[other]]
    return a !== undefined && b !== undefined && comesFirst(a, b)
  }
  function swap(one: number, other: number): void {
    const [a, b] = [items[one], items[other]]
    if (a === undefined || b === undefined) return
    items[one] = b
    items[other] = a
  }
  function sink(from: number): void {
    for (let place = from; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2]
      const child = isBefore(right, left) ? right : left
      if (!isBefore(child, place)) return
      swap(child, place)
      place = child
    }
  }
  for (let place = Math.floor(items.length / 2) - 1; place >= 0; place -= 1) sink(place)

  return {
    push(item) {
      items.push(item)
      for (let place = items.length - 1; place > 0; ) {
        const parent = Math.floor((place - 1) / 2)
        if (!isBefore(place, parent)) return
        swap(place, parent)
        place = parent
      }
    },
    pop() {
      const [top] = items
      const last = items.pop()
      if (last !== undefined && items.length > 0) {
        items[0] = last
        sink(0)
      }
      return top
    },
  }
}
