import type { TestProject } from 'vitest/node'
import { startPrivateMariadb } from './private-mariadb.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the private MariaDB that this run's databases live on. Absent: they are SQLite files. */
    mariadbPort: number | undefined
  }
}

/** One private MariaDB for a whole run; each test file makes a database of its own on it. */
export default async function setup(project: TestProject) {
  // What a test has written is not read after a crash here, so commits need not wait for the disk.
  const mariadb = await startPrivateMariadb(['--innodb-flush-log-at-trx-commit=0'])
  project.provide('mariadbPort', mariadb.port)
  return () => mariadb.remove()
}
