import { expect, test } from 'vitest'
import { costFaults, orderFaults, recordText } from './cost-record.ts'

const cost = (gzip: number, css = 0) => ({ 'components/Button': { gzip, css } })

test.each([
  ['300 bytes more', cost(1300), cost(1000)],
  ['5 % more', cost(10_500), cost(10_000)],
  ['a lower cost', cost(10), cost(1000)],
])('%s is within the allowance', (_, measured, recorded) => {
  expect(costFaults(measured, recorded)).toEqual([])
})

test.each([
  ['script', cost(1301), cost(1000), 'The script of components/Button grew from 1000 to 1301 bytes.'],
  [
    'share of a large script',
    cost(10_501),
    cost(10_000),
    'The script of components/Button grew from 10000 to 10501 bytes.',
  ],
  ['stylesheet', cost(1, 801), cost(1, 500), 'The stylesheet of components/Button grew from 500 to 801 bytes.'],
  ['new component', cost(1), {}, 'components/Button has no recorded cost.'],
  ['removed component', {}, cost(1), 'components/Button has a recorded cost, but does not exist.'],
])('a cost beyond the allowance, or without a record, is reported: %s', (_, measured, recorded, fault) => {
  expect(costFaults(measured, recorded)).toEqual([fault])
})

test('the record has a line for each component', () => {
  const record = {
    'components/Button': { gzip: 3, brotli: 2, css: 1 },
    'primitives/Box': { gzip: 6, brotli: 5, css: 4 },
  }
  expect(recordText(record).split('\n')).toHaveLength(5)
  expect(JSON.parse(recordText(record))).toEqual(record)
})

test('a record that is out of order, or formatted differently, is reported', () => {
  const ids = ['primitives/Box', 'components/Button']
  const [box, button] = ids.map((id) => ({ [id]: { gzip: 3, brotli: 2, css: 1 } }))
  const inOrder = recordText({ ...box, ...button })
  expect(orderFaults(inOrder, ids)).toEqual([])
  expect(orderFaults(recordText({ ...button, ...box }), ids)).toEqual(['The record is out of order.'])
  expect(orderFaults(inOrder.replaceAll('  ', ''), ids)).toEqual(['The record is out of order.'])
})
