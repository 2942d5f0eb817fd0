/** The code of the playground in its address: compressed, in the characters that a URL keeps. */

const through = (bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(transform)).bytes()

/** The code as a part of a URL. */
export async function codeToAddress(code: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(code), new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The code that a part of a URL contains; undefined if it is damaged, for example cut off by a mail program. */
export async function codeFromAddress(address: string): Promise<string | undefined> {
  try {
    const text = atob(address.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}
