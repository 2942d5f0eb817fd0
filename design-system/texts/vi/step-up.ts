import type { StepUpDialogTexts } from '#ds/account/StepUpDialog/index.ts'
import { secondFactor } from './second-factor.ts'

/** The dialog that asks for the second factor once more. */
export const stepUpTexts: StepUpDialogTexts = {
  ...secondFactor,
  heading: 'Xác nhận đó là bạn',
  description: 'Việc này liên quan đến tiền hoặc không hoàn tác được, nên cần thêm một mã từ điện thoại của bạn.',
  back: 'Hủy',
  usePasskey: 'Dùng passkey',
  passkeyPending: 'Đang chờ passkey…',
  passkeyNotUsed: 'Chưa xác nhận được bằng passkey. Hãy thử lại hoặc nhập mã.',
  failed: 'Chưa xác nhận được',
}
