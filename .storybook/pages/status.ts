/** How far a component has come: one of these tags stands in the meta of its stories, and on every component's page. */
export const statuses = {
  experimental: { tone: 'caution', means: 'May change or go without notice.' },
  beta: { tone: 'brand', means: 'On the product’s pages; its props may still change.' },
  stable: { tone: 'positive', means: 'Its props change only with a note in the changelog.' },
} as const

export type Status = keyof typeof statuses

const isStatus = (tag: string): tag is Status => Object.hasOwn(statuses, tag)

/** The status among the tags of a story, a component or a page. */
export const statusOf = (tags: readonly string[] = []): Status | undefined => tags.find(isStatus)
