import { componentMessages } from './components.ts'
import { remedies } from './remedies.ts'

/** What to do after a failed change, shown in the back-office. */
export const changeRemedies = {
  ...remedies,
  connection: componentMessages.loadFailedAdvice,
  credentials: '请重新登录后再试。',
  support: '此账号没有执行该操作的权限。',
  input: '请刷新列表查看最新状态，然后重试。',
}
