/**
 * `node .ci/github/check-pictures.ts FOLDER`: fails unless everything in the artifact is a picture that can be decoded. Needs no write access.
 * The output `pictures` of its step is how many were taken or removed.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureSuffix } from '#stories/visual/files.ts'
import { decodePicture } from '#stories/visual/picture-file.ts'
import { readTakenPictures } from './taken-pictures.ts'

const [folder = ''] = process.argv.slice(2)
const { taken, removed } = readTakenPictures(folder)
for (const path of taken.filter((one) => one.endsWith(pictureSuffix)))
  await decodePicture(readFileSync(join(folder, path))).catch((error: Error) => {
    throw new Error(`${path} cannot be decoded: ${error.message}`)
  })
const { GITHUB_OUTPUT: output } = process.env
if (output) appendFileSync(output, `pictures=${taken.length + removed.length}\n`)
console.log(`${taken.length} pictures taken, ${removed.length} removed`)
