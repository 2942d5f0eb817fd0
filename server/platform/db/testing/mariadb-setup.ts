import type { TestProject } from 'vitest/node'
import { startPrivateMariadb } from './private-mariadb.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the private MariaDB with this run's databases. Undefined if they are SQLite files. */
    mariadbPort: number | undefined
  }
}

/** Starts one private MariaDB for the entire run; each test file creates its own database on it. */
export default async function setup(project: TestProject) {
  // No test here reads data after a crash, so commits need not wait for the disk; and the statistics of a hundred tables for each file are not stored.
  const mariadb = await startPrivateMariadb(['--innodb-flush-log-at-trx-commit=0', '--innodb-stats-persistent=0'])
  project.provide('mariadbPort', mariadb.port)
  return () => mariadb.remove()
}
