import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Reads the code in a picture that was chosen, and reads on as if its text had been pasted. */
const page = `
const scan = document.getElementById('scan')
const picture = document.getElementById('picture')
const text = document.getElementById('qr')
const fault = document.getElementById('picture-fault')
scan.hidden = false
picture.addEventListener('change', async () => {
  const bitmap = await createImageBitmap(picture.files[0]).catch(() => null)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap?.width ?? 1
  canvas.height = bitmap?.height ?? 1
  const context = canvas.getContext('2d')
  if (bitmap) context.drawImage(bitmap, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const code = jsQR(data, width, height)
  fault.hidden = code !== null
  if (!code) return
  text.value = code.data
  text.form.requestSubmit()
})
`

/**
 * The script of the bank's app that scans a picture, with the reader of codes that the tests use, which is not ours. Null where the packages for
 * development are not installed: the text can be pasted all the same.
 */
export function scanScript(): string | null {
  try {
    const reader = createRequire(import.meta.url).resolve('jsqr')
    return `${readFileSync(reader, 'utf8')}\n{${page}}`
  } catch {
    return null
  }
}
