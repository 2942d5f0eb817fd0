/** A story's last move, which makes something enter or leave. */
type Move = () => unknown

let kept: Move | undefined
let isKept = false

/**
 * For stories with the mode `motion` (stories/modes.ts): makes something enter or leave, at the end of the play function. The gate
 * makes this move after it has checked the story, and pictures its start, middle and end. In Storybook it happens at once.
 */
export async function inMotion(move: Move): Promise<void> {
  if (isKept) kept = move
  else await move()
}

/** For the gate: from now on, moves are kept until it takes them. */
export function keepMoves(): void {
  isKept = true
}

/** The move that the story has kept for the gate, if any. */
export function takeMove(): Move | undefined {
  const move = kept
  kept = undefined
  return move
}
