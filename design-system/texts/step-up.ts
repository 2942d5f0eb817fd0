import type { StepUpDialogTexts } from '#ds/account/StepUpDialog/index.ts'
import { localized } from './localized.ts'
import { secondFactor } from './second-factor.ts'

/** The dialog that asks for the second factor once more. */
export const stepUpTexts = localized<StepUpDialogTexts>({
  ...secondFactor,
  heading: { vi: 'Xác nhận đó là bạn', en: 'Confirm it is you', zh: '确认是您本人' },
  description: {
    vi: 'Việc này liên quan đến tiền hoặc không hoàn tác được, nên cần thêm một mã từ điện thoại của bạn.',
    en: 'This involves money or cannot be undone, so we need another code from your phone.',
    zh: '此操作涉及资金或无法撤销，因此还需要一个手机上的验证码。',
  },
  back: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
  usePasskey: { vi: 'Dùng passkey', en: 'Use a passkey', zh: '使用通行密钥' },
  passkeyPending: { vi: 'Đang chờ passkey…', en: 'Waiting for the passkey…', zh: '正在等待通行密钥…' },
  passkeyNotUsed: {
    vi: 'Chưa xác nhận được bằng passkey. Hãy thử lại hoặc nhập mã.',
    en: 'No passkey was used. Try again, or enter a code.',
    zh: '未能使用通行密钥确认，请重试或输入验证码。',
  },
  failed: { vi: 'Chưa xác nhận được', en: 'Not confirmed', zh: '未能确认' },
})
