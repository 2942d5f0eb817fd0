import { rmSync } from 'node:fs'

/** Takes the database of the run away with its folder. */
export default function removeFolder() {
  if (process.env.E2E_FOLDER) rmSync(process.env.E2E_FOLDER, { recursive: true, force: true })
}
