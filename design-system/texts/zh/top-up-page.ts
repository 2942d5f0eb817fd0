import type { TopUpScreenTexts } from '#ds/screens/TopUpScreen/index.ts'
import { vps } from './account/vps.ts'

/** The page of a top-up. */
export const topUpPageTexts: TopUpScreenTexts = {
  title: '钱包充值',
  wallet: '钱包',
  heading: (amount) => `充值 ${amount}`,
  toWallet: '返回钱包',
  progress: {
    transfer: {
      copy: vps.copy,
      copyShort: vps.copyShort,
      copied: vps.copied,
      copyRefused: vps.copyRefused,
      qr: (amount) => `转账 ${amount} 的 VietQR 二维码`,
      scan: '打开手机银行扫描二维码，金额和附言会自动填好。',
      openApp: '打开手机银行',
      savePicture: '保存二维码',
      saveFailed: '浏览器无法保存图片，请截屏保存二维码。',
      byHand: '或手动转账',
      facts: { bank: '银行', account: '账号', holder: '户名', amount: '金额', memo: '附言' },
      note: '附言请勿改动，手动转账时也一样。金额可以不同：到账多少，钱包就增加多少。',
    },
    waiting: '正在等待银行到账通知',
    timeLeft: (time) => `剩余 ${time}`,
    minutesLeft: (minutes) => `二维码还可使用 ${minutes} 分钟`,
    pace: ({ deadline }) =>
      `通常不到 1 分钟，最慢 15 分钟。您可以关闭页面，到账后自动入账。二维码有效期至 ${deadline}。`,
    report: '我已转账',
    cancel: '取消充值',
    views: {
      looking: {
        title: () => '正在查找您的转账',
        description: ({ reportedAt }) =>
          `您在 ${reportedAt} 表示已转账。若 15 分钟后仍未到账，请将凭证发给客服，我们会核对银行流水。`,
      },
      received: {
        title: ({ received }) => `已收到 ${received}`,
        description: ({ receivedAt }) => `款项于 ${receivedAt} 到账，已存入您的钱包。`,
      },
      late: {
        title: ({ received }) => `已收到 ${received}`,
        description: ({ deadline, receivedAt }) =>
          `二维码已于 ${deadline} 过期，款项于 ${receivedAt} 到账，已全额入账。`,
      },
      under: {
        title: ({ received, missing }) => `已收到 ${received}，还差 ${missing}`,
        description: ({ received }) => `${received} 已存入钱包。如需补足，请扫描此二维码：金额已更新，附言不变。`,
      },
      over: {
        title: ({ received }) => `已收到 ${received}`,
        description: ({ surplus }) => `比申请金额多 ${surplus}，已全部存入您的钱包。`,
      },
      expired: {
        title: () => '二维码已过期',
        description: () => '还没转账？请生成新的二维码。已经转账则无需操作：到账后钱包仍会入账。',
      },
      cancelled: {
        title: () => '充值已取消',
        description: ({ memo }) => `如果已用附言 ${memo} 转账，款项仍会存入您的钱包。`,
      },
    },
    steps: ['提交申请', '转账', '到账'],
    stepDone: '已完成',
    stepsLabel: '充值步骤',
    sums: {
      deposit: '充值',
      balance: '钱包余额',
      lastsUntil: '可用至',
      amount: '金额',
      memo: '附言',
      waited: '已等待',
    },
    askAgain: ({ amount }) => `重新生成 ${amount} 的二维码`,
    showCode: '再次显示二维码',
    contact: '联系客服',
    redirect: {
      waiting: ({ provider }) => `等待 ${provider} 确认`,
      description: ({ provider }) => `请在 ${provider} 的页面付款。完成后，款项会自动存入钱包。`,
      pace: ({ provider, deadline }) =>
        `在 ${provider} 确认后通常几秒钟到账。您可以关闭此页面，款项会自动存入钱包。请求有效期至 ${deadline}。`,
      action: ({ provider }) => `打开 ${provider} 页面`,
      preparing: '正在获取支付页面',
      askAgain: ({ amount, provider }) => `重新通过 ${provider} 充值 ${amount}`,
      views: {
        late: {
          title: ({ received }) => `已收到 ${received}`,
          description: ({ deadline, receivedAt }) =>
            `请求已于 ${deadline} 到期，款项于 ${receivedAt} 到账，已全部存入钱包。`,
        },
        under: {
          title: ({ received, missing }) => `已收到 ${received}，还差 ${missing}`,
          description: ({ received }) => `${received} 已存入钱包。如需补足，请新建一笔充值。`,
        },
        expired: {
          title: () => '该请求已过期',
          description: ({ provider }) =>
            `还没付款？请新建一笔充值。如已付款则无需任何操作：${provider} 确认后款项仍会存入钱包。`,
        },
        cancelled: {
          title: () => '这笔充值未完成',
          description: ({ provider }) => `请求已取消，或 ${provider} 返回付款失败。如已扣款，款项仍会存入您的钱包。`,
        },
      },
    },
    disconnected: {
      title: '连接已断开，正在重试',
      description: '您可以照常转账。联网后页面会自动更新；即使页面没有提示，钱包也会入账。',
    },
    failureTitle: '操作未成功',
    order: {
      views: {
        waiting: {
          title: ({ name, plan }) => `订单 ${name}（${plan}）正在等待这笔款项`,
          description: ({ total, deadline }) =>
            `到账后订单会自动完成，您可以关闭此页面。价格 ${total} 和名额将为您保留至 ${deadline}。`,
        },
        short: {
          title: ({ name, plan }) => `订单 ${name}（${plan}）仍在等待`,
          description: ({ missing, deadline }) =>
            `在 ${deadline} 前补足 ${missing}，订单就会自动完成。已到账的款项在您的钱包中。`,
        },
        completing: {
          title: ({ name, plan }) => `正在完成订单 ${name}（${plan}）`,
          description: () => '款项已到账。只需几秒钟，关闭页面也不影响。',
        },
        done: {
          title: ({ name }) => `订单 ${name} 已完成`,
          description: ({ plan, total }) => `已从钱包支付 ${total}，您的 ${plan} VPS 正在创建。`,
        },
        over: {
          title: ({ name }) => `订单 ${name} 已过期`,
          description: () =>
            '保留价格期间款项未全部到账。已到账或之后到账的款项都在您的钱包中。您可以立即按原选择重新下单。',
        },
        cancelled: {
          title: ({ name }) => `订单 ${name} 已取消`,
          description: () => '没有扣除任何费用。如果改变主意，可按原选择重新下单。',
        },
        failed: {
          title: ({ name }) => `订单 ${name} 未能完成`,
          description: ({ plan }) => `${plan} 套餐已不再按这些选择出售。款项在您的钱包中，请选择其他套餐。`,
        },
      },
      open: '查看 VPS',
      again: '重新下单',
    },
  },
  after: {
    heading: '到账后',
    now: '当前余额',
    deposit: '充值',
    bonus: '充值奖励',
    order: (name) => `订单 ${name}`,
    balanceAfter: '到账后余额',
    lastsUntil: (until, instead) => `钱包可用至 ${until}，原为 ${instead}。`,
    lastsForAll: '钱包足以支付所有已知的续费。',
  },
  errorTitle: '无法加载充值信息',
  notFound: {
    title: '这里没有充值记录',
    description: '地址可能不完整，或属于其他账户。',
  },
  withoutScript: '不使用脚本查看转账信息',
}
