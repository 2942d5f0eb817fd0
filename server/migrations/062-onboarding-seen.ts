import type { Migration } from '#server/platform/db/migrate-store.ts'

/** When a customer closed the guide of the dashboard, so that it does not open on another device. */
export const onboardingSeen: readonly Migration[] = [
  {
    name: '062-users-onboarding-seen-at',
    up: ({ integer }) => `ALTER TABLE users ADD COLUMN onboarding_seen_at ${integer} NULL`,
  },
]
