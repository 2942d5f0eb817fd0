import { createHash } from 'node:crypto'
import type { Language } from '#contracts/languages.ts'
import { languageTags } from '#contracts/languages.ts'
import type { MailGroup } from '#contracts/rules/mail-kinds.ts'
import { escapeHtml } from '#server/platform/http/html.ts'

const style = `
:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{margin:0 auto;max-width:32rem;padding:2rem 1rem}
h1{font-size:1.375rem}
button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;border-radius:8px;cursor:pointer}
`

/** The page's own style by its hash, and its form. */
export const unsubscribePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

interface PageTexts {
  groups: Readonly<Record<MailGroup, string>>
  heading: string
  question(group: string): string
  submit: string
  doneHeading: string
  done(group: string): string
  necessary: string
}

const texts: Readonly<Record<Language, PageTexts>> = {
  vi: {
    groups: { money: 'tiền vào ví và phí gia hạn', machines: 'máy chủ sẵn sàng', support: 'yêu cầu hỗ trợ' },
    heading: 'Ngừng nhận thư',
    question: (group) => `Bạn muốn ngừng nhận thư về ${group}?`,
    submit: 'Ngừng nhận',
    doneHeading: 'Đã ngừng',
    done: (group) => `Từ nay chúng tôi không gửi bạn thư về ${group} nữa.`,
    necessary:
      'Bạn vẫn nhận thư về bảo mật, tài khoản, đơn hàng không thực hiện được, hạn dùng, tạm ngưng và xóa máy chủ.',
  },
  en: {
    groups: {
      money: 'money in your wallet and renewal fees',
      machines: 'servers that are ready',
      support: 'support tickets',
    },
    heading: 'Stop emails',
    question: (group) => `Do you want to stop emails about ${group}?`,
    submit: 'Stop them',
    doneHeading: 'Stopped',
    done: (group) => `We will send you no more emails about ${group}.`,
    necessary:
      'You will still get emails about security, your account, orders that failed, and servers that are due, suspended or deleted.',
  },
  zh: {
    groups: { money: '钱包到账和续费扣款', machines: '服务器就绪', support: '工单' },
    heading: '停止接收邮件',
    question: (group) => `您要停止接收有关${group}的邮件吗？`,
    submit: '停止接收',
    doneHeading: '已停止',
    done: (group) => `今后我们不再向您发送有关${group}的邮件。`,
    necessary: '您仍会收到有关安全、账号、未能完成的订单以及服务器到期、暂停和删除的邮件。',
  },
}

const page = (language: Language, heading: string, content: string) =>
  `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading} | Sen Cloud</title><style>${style}</style></head><body><main><h1>${heading}</h1>${content}<p>${texts[language].necessary}</p></main></body></html>`

/** Programs that follow links of mails only read this page: mails stop when its form is sent. */
export function unsubscribePage(group: MailGroup, token: string, language: Language): string {
  const { heading, question, submit, groups } = texts[language]
  const form = `<form method="post" action="/api/mail/unsubscribe?token=${escapeHtml(encodeURIComponent(token))}"><button>${submit}</button></form>`
  return page(language, heading, `<p>${question(groups[group])}</p>${form}`)
}

/** The page that says that mails of a group are no longer sent. */
export function unsubscribedPage(group: MailGroup, language: Language): string {
  const { doneHeading, done, groups } = texts[language]
  return page(language, doneHeading, `<p>${done(groups[group])}</p>`)
}
