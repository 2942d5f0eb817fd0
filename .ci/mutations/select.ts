/** The mutations whose names contain a word. Throws when there are none: a mistyped word would pass without running a test. */
export function selectMutations<Named extends { name: string }>(all: readonly Named[], word: string): Named[] {
  const selected = all.filter(({ name }) => name.includes(word))
  if (selected.length === 0) throw new Error(`No mutation has "${word}" in its name`)
  return selected
}
