import { BanksObject } from 'vietnam-qr-pay'
import { expect, test } from 'vitest'
import { vietnameseBanks } from './vietnamese-banks.ts'

test('the banks are those of the package that they were taken from', () => {
  const theirs = Object.values(BanksObject).map(({ bin, code, shortName }) => ({ bin, code, name: shortName }))
  expect(
    vietnameseBanks.filter((bank) => !theirs.some((other) => JSON.stringify(other) === JSON.stringify(bank))),
  ).toEqual([])
  expect(vietnameseBanks.map(({ bin }) => bin).sort()).toEqual(
    [...new Set(theirs.flatMap(({ bin }) => bin || []))].sort(),
  )
})

test('a BIN has six digits, and each BIN, code and name is there once', () => {
  for (const { bin } of vietnameseBanks) expect(bin).toMatch(/^\d{6}$/)
  for (const field of ['bin', 'code', 'name'] as const)
    expect(new Set(vietnameseBanks.map((bank) => bank[field])).size).toBe(vietnameseBanks.length)
})

test('banks are sorted by name, and a BIN that changed hands has the present one', () => {
  const names = vietnameseBanks.map(({ name }) => name.toLowerCase())
  expect(names).toEqual([...names].sort())
  const nameOf = (bin: string) => vietnameseBanks.find((bank) => bank.bin === bin)?.name
  expect(['970449', '970414', '970406', '970436'].map(nameOf)).toEqual(['LPBank', 'MBV', 'Vikki Bank', 'Vietcombank'])
})
