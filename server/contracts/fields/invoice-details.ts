import * as v from 'valibot'
import { cleanLine } from '#contracts/rules/clean-line.ts'
import { COMPANY_MAX, INVOICE_ADDRESS_MAX, TAX_CODE_TYPED_MAX } from '#contracts/rules/limits.ts'
import { taxCode } from '#contracts/rules/tax-code.ts'
import { inEachLanguage } from './messages.ts'

const taxCodeMessage = inEachLanguage({
  vi: 'Mã số thuế chưa đúng, ví dụ 0100109106 hoặc 0100109106-001',
  en: 'The tax code is not valid. Examples: 0100109106 or 0100109106-001',
  zh: '税号不正确，例如 0100109106 或 0100109106-001',
})
const addressMessage = inEachLanguage({
  vi: 'Vui lòng nhập địa chỉ trên hóa đơn',
  en: 'Enter the address for invoices',
  zh: '请输入发票地址',
})

/** Said at the tax code when a company has none. */
export const companyNeedsTaxCode = inEachLanguage({
  vi: 'Công ty cần có mã số thuế',
  en: 'A company needs a tax code',
  zh: '公司需要填写税号',
})

/** A company's name on invoices; empty or null for a person. */
export const companyField = v.pipe(
  v.nullable(v.string()),
  v.transform((name) => cleanLine(name ?? '')),
  v.maxLength(
    COMPANY_MAX,
    inEachLanguage({
      vi: `Tên công ty dài tối đa ${COMPANY_MAX} ký tự`,
      en: `The name of a company has at most ${COMPANY_MAX} characters`,
      zh: `公司名称最多 ${COMPANY_MAX} 个字符`,
    }),
  ),
  v.transform((name) => (name === '' ? null : name)),
)

/** A tax code, written in any usual way; it becomes the code as it is printed. Empty or null for none. */
export const taxCodeField = v.pipe(
  v.nullable(v.string()),
  v.transform((typed) => cleanLine(typed ?? '')),
  v.maxLength(TAX_CODE_TYPED_MAX, taxCodeMessage),
  v.check((typed) => typed === '' || taxCode(typed) !== undefined, taxCodeMessage),
  v.transform((typed) => taxCode(typed) ?? null),
)

/** The address that invoices have. */
export const invoiceAddressField = v.pipe(
  v.string(addressMessage),
  v.transform(cleanLine),
  v.nonEmpty(addressMessage),
  v.maxLength(
    INVOICE_ADDRESS_MAX,
    inEachLanguage({
      vi: `Địa chỉ dài tối đa ${INVOICE_ADDRESS_MAX} ký tự`,
      en: `The address has at most ${INVOICE_ADDRESS_MAX} characters`,
      zh: `地址最多 ${INVOICE_ADDRESS_MAX} 个字符`,
    }),
  ),
)
