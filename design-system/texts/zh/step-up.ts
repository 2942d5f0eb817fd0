import type { StepUpDialogTexts } from '#ds/account/StepUpDialog/index.ts'
import { secondFactor } from './second-factor.ts'

/** The dialog that asks for the second factor once more. */
export const stepUpTexts: StepUpDialogTexts = {
  ...secondFactor,
  heading: '确认是您本人',
  description: '此操作涉及资金或无法撤销，因此还需要一个手机上的验证码。',
  back: '取消',
  usePasskey: '使用通行密钥',
  passkeyPending: '正在等待通行密钥…',
  passkeyNotUsed: '未能使用通行密钥确认，请重试或输入验证码。',
  failed: '未能确认',
}
