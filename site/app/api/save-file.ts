import { saveBlob } from '#ds/components/data/save-blob.ts'

interface SaveFileOptions {
  /** The name that it is saved by. */
  name: string
  /** Bearer token of the back-office, which a link could not send. */
  token: string | undefined
}

/** Saves a file of the API. Resolves with whether it did. */
export async function saveFile(path: string, { name, token }: SaveFileOptions): Promise<boolean> {
  const response = await fetch(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} }).catch(() => null)
  if (!response?.ok) return false
  saveBlob(await response.blob(), name)
  return true
}
