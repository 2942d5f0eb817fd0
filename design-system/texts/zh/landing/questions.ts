import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { QuestionListTexts } from '#ds/storefront/QuestionList/index.ts'
import { numbers } from '#ds/texts/zh/numbers.ts'

const reply = '承诺响应时间'

export const questions: WithFacts<QuestionListTexts> = {
  heading: '常见问题',
  description: '没找到想要的答案？直接问我们的工程师。',
  contacts: {
    chat: { name: '在线客服', reply, promise: '2\u00a0分钟内', action: '查看联系方式' },
    hotline: { name: `服务热线 ${numbers.hotline.number}`, reply: '7×24 小时接听', action: '立即拨打' },
    ticket: { name: '工单支持', reply, promise: '1\u00a0小时内', action: '提交工单' },
  },
  questions: [
    {
      id: 'trial',
      question: '付款前可以先试用吗？',
      answer: ({ trial }) =>
        trial && `可以。免费试用 ${trial.days} 天，无需信用卡。到期后试用服务器会暂停，升级到付费套餐即可继续使用。`,
    },
    {
      id: 'refund',
      question: '不满意可以退款吗？',
      answer: '可以。首台 VPS 开通后 30 天内，为其支付的费用 100% 退还。',
    },
    {
      id: 'setup',
      question: '怎么付款？多久能用上服务器？',
      answer: ({ payment }) =>
        `先为钱包充值（${payment({ bank_transfer: '银行转账', momo: 'MoMo', zalopay: 'ZaloPay', vnpay: 'VNPay', payos: 'VietQR', crypto: '加密货币' })}），再用余额下单。云服务器 5 分钟内即可开通。`,
    },
    {
      id: 'bandwidth',
      question: '每月有多少流量？超出怎么办？',
      answer: ({ traffic, extraTerabyte }) =>
        traffic &&
        `不同套餐每月含 ${traffic.least} 至 ${traffic.most} 流量。超出后服务器照常运行，速度降为 10 Mbps。如需更多流量，请提交工单：每 TB ${extraTerabyte}。`,
    },
    {
      id: 'upgrade',
      question: '升级内存、CPU 或硬盘会中断服务吗？',
      answer: '我们承诺不会：升级需要 5–\u206010 分钟，期间网站照常访问。',
    },
    {
      id: 'systems',
      question: '可以安装哪些操作系统？',
      answer: ({ systems }) => `${systems}。以上系统会自动安装，其他系统可提交工单申请。您拥有服务器的完整 root 权限。`,
    },
    {
      id: 'safety',
      question: '我的数据和服务器如何得到保护？',
      answer:
        '视套餐而定，数据每天或每周自动备份，副本保存在另一个数据中心，并可防御最高 100 Gbps 的 DDoS 攻击。SSL 证书免费提供。',
    },
    {
      id: 'support',
      question: '遇到问题，多久有人答复？',
      answer:
        '工程师 7×24 小时值守。我们承诺：在线客服 2 分钟内响应，工单 1 小时内响应；在聊天窗口留言的，24 小时内邮件答复。',
    },
  ],
}
