import { expect, test } from 'vitest'
import { loadedOnce } from './loaded-once.ts'

const failing = (failures: number) => {
  const calls: string[] = []
  const values = loadedOnce(async (key: string) => {
    calls.push(key)
    if (calls.length <= failures) throw new Error(`no ${key}`)
    return `${key}!`
  })
  return { ...values, calls }
}

test('a value is loaded once for all who ask', async () => {
  const { load, read, get, calls } = failing(0)
  expect(get('vi')).toBeUndefined()
  expect(await Promise.all([load('vi'), read('vi'), load('vi')])).toEqual(['vi!', 'vi!', 'vi!'])
  expect([get('vi'), calls]).toEqual(['vi!', ['vi']])
})

test('who loads again after a failure tries again; who reads gets the failure until then', async () => {
  const { load, read, get, calls } = failing(1)
  await expect(read('vi')).rejects.toThrow('no vi')
  await expect(read('vi')).rejects.toThrow('no vi')
  expect(calls).toEqual(['vi'])
  await load('vi')
  expect([await read('vi'), get('vi'), calls]).toEqual(['vi!', 'vi!', ['vi', 'vi']])
})
