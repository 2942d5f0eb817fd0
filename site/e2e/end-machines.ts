import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import removeFolder from './remove-folder.ts'

/** Ends the machines that a test has left, which go on without their server, and deletes the folder of the run. */
export default function endMachines() {
  for (const file of globSync(join(process.env.E2E_FOLDER ?? '', 'machines/*/pid')))
    try {
      process.kill(Number(readFileSync(file, 'utf8')))
    } catch {
      // It has ended by itself.
    }
  removeFolder()
}
