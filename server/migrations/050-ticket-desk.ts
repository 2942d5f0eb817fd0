import type { Migration } from '#server/platform/db/migrate-store.ts'

/** What the desk needs to know of tickets. All of it is null in tickets that the previous version makes. */
const columns = [
  ['assignee_id', 'id'],
  ['closed_at', 'time'],
  ['merged_into', 'id'],
  // The column says when the first reply is due; null once it was given, and while the ticket is closed.
  ['reply_due_at', 'time'],
  ['rating_stars', 'time'],
  ['rating_comment', 'text'],
] as const

export const ticketDesk: readonly Migration[] = [
  ...(columns.map(([column, kind]) => ({
    name: `050-tickets-${column.replaceAll('_', '-')}`,
    up: ({ varchar, integer }) => {
      const type = { id: varchar(36), time: integer, text: varchar(300) }[kind]
      return `ALTER TABLE tickets ADD COLUMN ${column} ${type} NULL`
    },
  })) satisfies readonly Migration[]),
  {
    name: '050-tickets-by-assignee',
    up: ({ createIndex }) => `${createIndex} tickets_by_assignee ON tickets (assignee_id, status, priority, id)`,
  },
  {
    // The index finds the users to whom tickets can be assigned.
    name: '050-users-by-role',
    up: ({ createIndex }) => `${createIndex} users_by_role ON users (role, is_active, id)`,
  },
  {
    name: '050-tickets-by-due-reply',
    up: ({ createIndex }) => `${createIndex} tickets_by_due_reply ON tickets (priority, reply_due_at, id)`,
  },
]
