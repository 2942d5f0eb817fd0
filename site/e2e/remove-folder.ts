import { rmSync } from 'node:fs'

/** Deletes the folder with the database of the run. */
export default function removeFolder() {
  if (process.env.E2E_FOLDER) rmSync(process.env.E2E_FOLDER, { recursive: true, force: true })
}
