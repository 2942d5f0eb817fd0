/** How long the browser has to read the file, in milliseconds: some begin only after the click has been handled. */
const KEPT_MS = 60_000

/** Saves a file that the page has, such as a picture it has drawn, by a name. */
export function saveBlob(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
