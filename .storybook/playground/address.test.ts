import { expect, test } from 'vitest'
import { codeFromAddress, codeToAddress } from './address.ts'
import { examples } from './examples.ts'

test.each([
  ['', 'no code'],
  ['<Button>Nạp tiền</Button>', 'Vietnamese'],
  ['<Text>充值 🙂 ₫ &code=1#x</Text>', 'other characters'],
  [examples.map(({ code }) => code).join('\n'), 'long code'],
])('an address returns the same code (%#: %s)', async (code) => {
  const address = await codeToAddress(code)
  expect(address).toMatch(/^[\w-]*$/)
  expect(await codeFromAddress(address)).toBe(code)
})

test('repetition is compressed', async () => {
  expect((await codeToAddress('<Button>Nạp tiền</Button>\n'.repeat(100))).length).toBeLessThan(200)
})

test.each(['x', '§§', 'AAAA'])('a damaged address has no code: %s', async (address) => {
  expect(await codeFromAddress(address)).toBeUndefined()
})
