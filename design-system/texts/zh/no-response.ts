/** Why a request got no response of the application: none at all, or one of a proxy or a failing server. */
export const noResponseTexts = {
  serverAway: '服务器没有响应，请重试。',
  offline: '您的网络已断开。',
  interrupted: '服务暂时中断，请过几分钟再试。',
  blocked: '请求在到达我们之前被拦截。请检查网络或代理后重试。',
  unexpected: '系统出错，请重试；如仍然出错，请联系客服。',
}
