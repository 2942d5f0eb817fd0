const VIETNAM = '84'
/** The mobile numbers of Vietnam: a landline shows no code. */
const vietnameseMobile = /^\+84[35789]\d{8}$/

/** Whether codes are sent to a number, with its country code: numbers abroad only if their country is listed, since they cost far more. */
export const isSendable = (phone: string, countries: readonly string[]): boolean =>
  countries.some((country) =>
    country === VIETNAM ? vietnameseMobile.test(phone) : phone.startsWith(`+${country}`) && !phone.startsWith('+84'),
  )
