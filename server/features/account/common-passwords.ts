import { invalidField } from '#server/platform/problems.ts'

/**
 * Passwords that are tried first, because many people have them: of the lists of the most used ones, those that are long enough, and their
 * Vietnamese relatives. In lower case.
 */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 111111 000000 222222 666666 888888 999999 88888888
  11111111 00000000 123123 123321 654321 112233 121212 131313 159753 147258369 123654 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t
  qwerty qwerty123 qwertyuiop 1qaz2wsx zaq12wsx qazwsx asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcd1234 abcdef a123456
  a12345678 aa123456 aaaaaa password password1 passw0rd p@ssw0rd p@ssword pass123 admin123 administrator welcome welcome1
  letmein iloveyou iloveu monkey dragon master sunshine princess football baseball superman batman shadow michael
  jordan23 trustno1 starwars whatever computer internet freedom secret changeme default qwe123 test123 testing matkhau
  matkhau1 matkhau123 vietnam vietnam123 saigon hanoi123 anhyeuem emyeuanh yeuanh yeuem khongbiet khongnho hoilamgi
  conyeume giadinh 123456a 123456aa 123456abc 12345678a 1234qwer taolaai samsung nokia123`.split(/\s+/),
)

/** Throws a 422 for a new password that is on everybody's list, or is the email. `field` is its name in the request. */
export function refuseCommonPassword(field: string, password: string, email: string): void {
  const simple = password.toLowerCase()
  const address = email.toLowerCase()
  if (!COMMON.has(simple) && simple !== address && simple !== address.split('@')[0]) return
  throw invalidField(field, {
    vi: 'Mật khẩu này quá phổ biến hoặc dễ đoán. Vui lòng chọn mật khẩu khác',
    en: 'This password is too common or easy to guess. Please choose another one',
    zh: '该密码过于常见或容易猜到，请换一个',
  })
}
