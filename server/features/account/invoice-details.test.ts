import { expect, test } from 'vitest'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const ofCompany = { company: 'Công ty TNHH Sen Hồng', taxCode: '0100109106', address: '1 Giang Văn Minh, Hà Nội' }

const detailsOf = async ({ client }: TestUser) => (await client.get('/api/account')).body.invoiceDetails
const save = ({ client }: TestUser, invoiceDetails: unknown) => client.patch('/api/account', { invoiceDetails })

test('a customer gives the details of invoices, changes and deletes them', async () => {
  const person = await server.customer()
  expect(await detailsOf(person)).toBeNull()
  const typed = { company: ' Công ty  TNHH Sen Hồng ', taxCode: '010 010 9106', address: '1 Giang Văn Minh, Hà Nội' }
  expect((await save(person, typed)).status).toBe(200)
  expect(await detailsOf(person)).toEqual(ofCompany)
  await save(person, { ...ofCompany, taxCode: '0100109106001' })
  expect(await detailsOf(person)).toEqual({ ...ofCompany, taxCode: '0100109106-001' })
  // Other changes leave them as they are.
  await person.client.patch('/api/account', { firstName: 'Sen' })
  expect(await detailsOf(person)).toMatchObject({ taxCode: '0100109106-001' })
  expect((await save(person, null)).status).toBe(200)
  expect(await detailsOf(person)).toBeNull()
})

test('a person needs no company, and no tax code', async () => {
  const person = await server.customer()
  await save(person, { company: '', taxCode: '', address: 'Đà Nẵng' })
  expect(await detailsOf(person)).toEqual({ company: null, taxCode: null, address: 'Đà Nẵng' })
  await save(person, { company: null, taxCode: '079085001234', address: 'Đà Nẵng' })
  expect(await detailsOf(person)).toEqual({ company: null, taxCode: '079085001234', address: 'Đà Nẵng' })
})

test.each([
  [{ ...ofCompany, taxCode: '0100109107' }, 'taxCode', 'Mã số thuế chưa đúng, ví dụ 0100109106 hoặc 0100109106-001'],
  [{ ...ofCompany, taxCode: '' }, 'taxCode', 'Công ty cần có mã số thuế'],
  [{ ...ofCompany, taxCode: null }, 'taxCode', 'Công ty cần có mã số thuế'],
  [{ ...ofCompany, address: ' \u200b ' }, 'address', 'Vui lòng nhập địa chỉ trên hóa đơn'],
  [{ ...ofCompany, company: 'x'.repeat(201) }, 'company', 'Tên công ty dài tối đa 200 ký tự'],
  [{ ...ofCompany, address: 'x'.repeat(301) }, 'address', 'Địa chỉ dài tối đa 300 ký tự'],
  [{ ...ofCompany, email: 'x@y.test' }, 'email', expect.any(String)],
])('%j is refused at its field', async (details, field, detail) => {
  const person = await server.customer()
  const { status, body } = await save(person, details)
  expect([status, body.errors]).toEqual([422, [{ path: `invoiceDetails.${field}`, message: detail }]])
  expect(await detailsOf(person)).toBeNull()
})

test('each change is in the audit log with what it was before, and one that changes nothing is not', async () => {
  const person = await server.customer()
  await save(person, ofCompany)
  await save(person, ofCompany)
  await person.client.patch('/api/account', { firstName: 'Sen', invoiceDetails: null })
  const rows = await server.database
    .queries('audit_log')
    .where({ target_id: person.user.id, action: 'user.invoice_details' })
    .orderBy('id')
  expect(rows.map((row) => [JSON.parse(row.before_value), JSON.parse(row.after_value)])).toEqual([
    [{ invoiceDetails: null }, { invoiceDetails: ofCompany }],
    [
      expect.objectContaining({ firstName: person.user.firstName, invoiceDetails: ofCompany }),
      expect.objectContaining({ firstName: 'Sen', invoiceDetails: null }),
    ],
  ])
})

test('two changes at once leave one of them whole', async () => {
  const person = await server.customer()
  const one = { company: null, taxCode: null, address: 'Huế' }
  const statuses = await Promise.all([save(person, ofCompany), save(person, one), save(person, ofCompany)])
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect([ofCompany, one]).toContainEqual(await detailsOf(person))
})
