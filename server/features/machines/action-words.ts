import type { Messages } from '#contracts/fields/messages.ts'
import type { Language } from '#contracts/languages.ts'
import type { Impossibility } from '#contracts/rules/machine-actions.ts'
import { SNAPSHOTS_MAX } from '#contracts/rules/machine-actions.ts'
import type { ActionType } from '#server/features/vps/actions-store.ts'
import type { FailureCode } from '#server/features/vps/failures.ts'

/** Why something cannot be done with a machine now. */
export const reasons: Readonly<Record<Impossibility | 'not_supported' | 'in_trial' | 'node_full', Messages>> = {
  busy: {
    vi: 'VPS đang thực hiện một thao tác khác. Vui lòng chờ thao tác đó xong.',
    en: 'Another action is in progress on this VPS. Please wait until it has finished.',
    zh: '该 VPS 正在执行其他操作，请等待其完成。',
  },
  creating: {
    vi: 'VPS đang được khởi tạo. Vui lòng chờ trong giây lát.',
    en: 'This VPS is still being set up. Please wait a moment.',
    zh: '该 VPS 正在创建，请稍候。',
  },
  suspended: {
    vi: 'VPS đang tạm ngưng nên chưa thao tác được.',
    en: 'This VPS is suspended.',
    zh: '该 VPS 已暂停，无法操作。',
  },
  failed: {
    vi: 'VPS này không tạo được nên không có gì để thao tác.',
    en: 'This VPS could not be created.',
    zh: '该 VPS 创建失败，没有可操作的内容。',
  },
  terminated: {
    vi: 'VPS này đã chấm dứt.',
    en: 'This VPS has been terminated.',
    zh: '该 VPS 已经终止。',
  },
  already_running: {
    vi: 'VPS đang chạy.',
    en: 'This VPS is already running.',
    zh: '该 VPS 已在运行。',
  },
  not_running: {
    vi: 'VPS đang tắt. Vui lòng bật máy trước.',
    en: 'This VPS is switched off. Please start it first.',
    zh: '该 VPS 已关机，请先开机。',
  },
  in_rescue: {
    vi: 'VPS đang ở chế độ cứu hộ. Vui lòng thoát chế độ này trước.',
    en: 'This VPS is in rescue mode. Please leave it first.',
    zh: '该 VPS 处于救援模式，请先退出。',
  },
  not_in_rescue: {
    vi: 'VPS không ở chế độ cứu hộ.',
    en: 'This VPS is not in rescue mode.',
    zh: '该 VPS 不在救援模式。',
  },
  no_snapshots: {
    vi: 'VPS chưa có snapshot nào.',
    en: 'This VPS has no snapshots yet.',
    zh: '该 VPS 还没有快照。',
  },
  too_many_snapshots: {
    vi: `Mỗi VPS giữ tối đa ${SNAPSHOTS_MAX} snapshot. Vui lòng xóa bớt một bản trước.`,
    en: `A VPS can have up to ${SNAPSHOTS_MAX} snapshots. Please delete one first.`,
    zh: `每台 VPS 最多保留 ${SNAPSHOTS_MAX} 个快照，请先删除一个。`,
  },
  largest_plan: {
    vi: 'VPS đang dùng gói lớn nhất.',
    en: 'This VPS already has the largest plan.',
    zh: '该 VPS 已是最大的套餐。',
  },
  not_supported: {
    vi: 'Vị trí của VPS này không hỗ trợ thao tác đó.',
    en: 'The location of this VPS does not support that.',
    zh: '该 VPS 所在机房不支持此操作。',
  },
  in_trial: {
    vi: 'VPS đang dùng thử. Vui lòng thanh toán gói dùng thử trước khi nâng cấp.',
    en: 'This VPS is on trial. Please switch to a paid plan before you choose a larger one.',
    zh: '该 VPS 正在试用，请先付款再升级。',
  },
  node_full: {
    vi: 'Máy chủ vật lý của VPS này hiện không đủ chỗ cho gói đó. Bạn chưa bị trừ tiền. Vui lòng chọn gói nhỏ hơn hoặc liên hệ hỗ trợ.',
    en: 'The host of this VPS has no capacity for that plan right now. Nothing was charged. Please choose a smaller plan or contact support.',
    zh: '该 VPS 所在的物理服务器目前没有足够空间容纳此套餐，未扣款。请选择较小的套餐或联系客服。',
  },
}

/** Why a machine cannot be set up with a system. */
export const noSystemHere: Messages = {
  vi: 'Máy chủ vật lý của VPS này tạm thời không cài được hệ điều hành đó. Dữ liệu trên VPS còn nguyên. Vui lòng chọn hệ điều hành khác.',
  en: 'The host of this VPS cannot install that system at the moment. Nothing on the VPS was changed. Please choose another system.',
  zh: '该 VPS 所在的物理服务器暂时无法安装此系统，VPS 上的数据未受影响，请选择其他系统。',
}

/** What happened to an action that has failed. */
const causes: Readonly<Record<FailureCode, Messages>> = {
  no_capacity: {
    vi: 'Vị trí này không còn đủ chỗ',
    en: 'The location has no capacity for it',
    zh: '机房空间不足',
  },
  image_missing: {
    vi: 'Không tìm thấy bộ cài của hệ điều hành',
    en: 'The system image was not found',
    zh: '找不到系统镜像',
  },
  machine_missing: {
    vi: 'Không tìm thấy máy chủ trên hệ thống ảo hóa',
    en: 'The server was not found on the hypervisor',
    zh: '虚拟化平台上找不到该服务器',
  },
  not_supported: {
    vi: 'Hệ thống ảo hóa không hỗ trợ thao tác này',
    en: 'The hypervisor does not support this',
    zh: '虚拟化平台不支持此操作',
  },
  refused: {
    vi: 'Hệ thống ảo hóa từ chối thao tác này',
    en: 'The hypervisor refused this',
    zh: '虚拟化平台拒绝了此操作',
  },
  unavailable: {
    vi: 'Hệ thống ảo hóa không phản hồi sau nhiều lần thử',
    en: 'The hypervisor did not respond after several attempts',
    zh: '虚拟化平台多次尝试后仍未响应',
  },
  timed_out: {
    vi: 'Thao tác không kết thúc trong thời gian cho phép nên chúng tôi đã dừng theo dõi',
    en: 'It did not finish in time, so we stopped waiting',
    zh: '操作未能在规定时间内结束，我们已停止等待',
  },
  suspended: {
    vi: 'VPS đã bị tạm ngưng hoặc chấm dứt trước đó',
    en: 'The VPS had already been suspended or terminated',
    zh: '该 VPS 在此之前已被暂停或终止',
  },
}

/** What is next after an action that has failed. */
const nextSteps: Readonly<Record<'resize' | 'create' | 'other', Messages>> = {
  resize: {
    vi: 'VPS vẫn giữ gói cũ và số tiền đã được hoàn vào ví.',
    en: 'The VPS keeps its plan and the money is back in your wallet.',
    zh: 'VPS 保持原套餐，款项已退回钱包。',
  },
  create: {
    vi: 'Số tiền đã trả được hoàn vào ví.',
    en: 'What you paid is back in your wallet.',
    zh: '已付款项已退回钱包。',
  },
  other: {
    vi: 'Bạn có thể thử lại; nếu vẫn không được, vui lòng liên hệ hỗ trợ.',
    en: 'You can try again; if it fails once more, please contact support.',
    zh: '您可以重试；如仍失败，请联系客服。',
  },
}

/** Says what happened to an action that has failed, and what is next. */
export function describeError(type: ActionType, code: FailureCode, language: Language): string {
  const step = nextSteps[type === 'resize' || type === 'create' ? type : 'other']
  const separator = language === 'zh' ? '。' : '. '
  return `${causes[code][language]}${separator}${step[language]}`
}

/** What a confirmation is refused with that is not the machine's name. */
export const otherName: Messages = {
  vi: 'Vui lòng gõ đúng tên VPS để xác nhận',
  en: 'Type the name of the VPS to confirm',
  zh: '请输入 VPS 的名称以确认',
}

export const unknownSnapshot: Messages = {
  vi: 'Không có snapshot này',
  en: 'There is no such snapshot',
  zh: '没有该快照',
}

export const unknownKey: Messages = {
  vi: 'Không có khóa SSH này trong tài khoản',
  en: 'There is no such SSH key in your account',
  zh: '账号中没有该 SSH 密钥',
}

export const notLarger: Messages = {
  vi: 'Vui lòng chọn một gói lớn hơn gói hiện tại',
  en: 'Choose a plan larger than the current one',
  zh: '请选择比当前更大的套餐',
}
