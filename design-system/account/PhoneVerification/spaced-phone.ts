/**
 * A Vietnamese mobile number in groups as it is read out, `0912 345 678`, which do not break over lines; any other number as it was typed.
 */
export function spacedPhone(phone: string): string {
  const [, prefix, ...groups] = /^(0|\+84)(\d{3})(\d{3})(\d{3})$/.exec(phone.replace(/[\s.-]/g, '')) ?? []
  if (prefix === undefined) return phone
  const [first = '', ...rest] = groups
  return [prefix === '0' ? `0${first}` : `${prefix}\u00a0${first}`, ...rest].join('\u00a0')
}
