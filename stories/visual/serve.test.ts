import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serve } from './serve.ts'

test('serves only the files of the folder, with their content types', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  writeFileSync(join(folder, 'host.html'), '<p>Chào</p>')
  const { address, close } = await serve(folder)
  try {
    const found = await fetch(`${address}/host.html?id=1`)
    expect(found.headers.get('content-type')).toMatch(/^text\/html\b/)
    expect(await found.text()).toBe('<p>Chào</p>')
    expect((await fetch(`${address}/absent.js`)).status).toBe(404)
    expect((await fetch(`${address}/%2e%2e%2f%2e%2e%2fetc/passwd`)).status).toBe(404)
  } finally {
    close()
    rmSync(folder, { recursive: true })
  }
})
