import { fileSize } from '#ds/domain/AttachmentList/index.ts'
import type { FileRefusalTexts } from './reply-box-texts.ts'

/** What files a message may have. */
export interface FileRules {
  /** Media types, such as `image/png`. The server looks at the content; this only spares a useless upload. */
  types: readonly string[]
  /** The largest file, in bytes. */
  bytesMax: number
  /** The most files of a message. */
  countMax: number
}

/** Names that systems have for some types. */
const sameTypes: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'application/x-zip-compressed': 'application/zip',
  'application/x-gzip': 'application/gzip',
}

/** Whether the server may take a file of this type. One without a known type, such as a log, can be text: its content decides. */
export function mayBeTaken(type: string, types: readonly string[]): boolean {
  if (type === '' || types.includes(sameTypes[type] ?? type)) return true
  if (!types.includes('text/plain')) return false
  return (
    (type.startsWith('text/') && type !== 'text/html') ||
    /^application\/(json|x-yaml|yaml|toml|sql|x-ndjson)$/.test(type)
  )
}

/** Sorts out the files that would be refused, each with the reason. `count` is how many the message has already. */
export function checkFiles<Kind extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly Kind[],
  count: number,
  { types, bytesMax, countMax }: FileRules,
  texts: FileRefusalTexts,
  quantity: (value: number, unit: string) => string,
): { taken: Kind[]; refusals: string[] } {
  const taken: Kind[] = []
  const refusals = new Set<string>()
  for (const file of files) {
    if (!mayBeTaken(file.type, types)) refusals.add(texts.wrongType(file.name))
    else if (file.size > bytesMax) refusals.add(texts.tooLarge(file.name, fileSize(bytesMax, quantity)))
    else if (count + taken.length >= countMax) refusals.add(texts.tooMany(countMax))
    else taken.push(file)
  }
  return { taken, refusals: [...refusals] }
}
