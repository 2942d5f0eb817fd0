import type { Language } from '#contracts/languages.ts'

/** Why something could not be done with a machine, as it is stored. */
export const failureCodes = [
  'no_capacity',
  'image_missing',
  'machine_missing',
  'not_supported',
  'refused',
  'unavailable',
  'timed_out',
  'suspended',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** What happened, for an instance that could not be created. What follows from it is the same for all of them. */
const causes: Readonly<Record<Language, Readonly<Record<FailureCode, string>>>> = {
  vi: {
    no_capacity: 'Vị trí này tạm thời hết chỗ cho máy chủ mới.',
    image_missing: 'Hệ điều hành đã chọn tạm thời không cài được ở vị trí này.',
    machine_missing: 'Máy chủ đã biến mất trong lúc khởi tạo.',
    not_supported: 'Vị trí này không tạo được máy chủ với lựa chọn đó.',
    refused: 'Hệ thống ảo hóa từ chối tạo máy chủ này.',
    unavailable: 'Hệ thống ảo hóa không phản hồi sau nhiều lần thử.',
    timed_out: 'Việc khởi tạo không xong trong thời gian cho phép nên đã dừng lại.',
    suspended: 'VPS đã bị tạm ngưng trước khi khởi tạo xong.',
  },
  en: {
    no_capacity: 'This location has no room for another machine at the moment.',
    image_missing: 'The chosen system cannot be installed in this location at the moment.',
    machine_missing: 'The machine disappeared while it was being set up.',
    not_supported: 'This location cannot set up a machine with these choices.',
    refused: 'The hypervisor refused to create this machine.',
    unavailable: 'The hypervisor did not respond, although we tried several times.',
    timed_out: 'Setting it up did not end in time, and was given up.',
    suspended: 'The VPS was suspended before it was ready.',
  },
  zh: {
    no_capacity: '该机房暂时没有空间创建新的服务器。',
    image_missing: '所选系统暂时无法在该机房安装。',
    machine_missing: '服务器在创建过程中消失了。',
    not_supported: '该机房无法按所选配置创建服务器。',
    refused: '虚拟化平台拒绝创建该服务器。',
    unavailable: '虚拟化平台多次尝试后仍未响应。',
    timed_out: '创建未能在规定时间内完成，已停止。',
    suspended: '该 VPS 在创建完成前已被暂停。',
  },
}

const next: Readonly<Record<Language, string>> = {
  vi: 'Số tiền đã trả được hoàn vào ví; bạn có thể đặt lại hoặc liên hệ hỗ trợ.',
  en: 'What you paid is back in your wallet; you can order again or contact support.',
  zh: '已付款项已退回钱包，您可以重新下单或联系客服。',
}

/** Says why an instance could not be created, and what is next. */
export const describeFailure = (code: FailureCode, language: Language) => {
  const space = language === 'zh' ? '' : ' '
  return `${causes[language][code]}${space}${next[language]}`
}

/** A code as it was stored, perhaps by a later version. */
export const toFailureCode = (stored: string): FailureCode =>
  failureCodes.find((code) => code === stored) ?? 'unavailable'
