/** What to do after a failed request, shown in the form. The toast shows why it failed. */
export const remedies = {
  connection: '请检查网络连接后重新提交。',
  credentials: '请检查邮箱和密码。',
  funds: '请先充值，再重新下单。',
  support: '请联系客服协助处理。',
  taken: '请直接登录，或换一个邮箱。',
  pending: '请先在钱包中取消部分处理中的充值，再重试。',
  input: '请检查填写的内容后重新提交。',
  wait: '请稍后再试。',
  later: '请过几分钟再试。',
}
