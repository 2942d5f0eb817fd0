import { dong } from '#contracts/fields/messages.ts'
import { type Language, languageNames, languages } from '#contracts/languages.ts'
import type { VietQr } from '#contracts/rules/viet-qr.ts'
import { vietnameseBanks } from '#contracts/rules/vietnamese-banks.ts'
import { escapeHtml as escaped } from '#server/platform/http/html.ts'
import type { AppTransfer } from './bank-app.ts'
import { type Delivered, type DeliveryMode, deliveryModes } from './deliveries.ts'
import type { Bill } from './sandbox-bills-store.ts'
import { sandboxTexts } from './sandbox-texts.ts'

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;background:light-dark(#f4f5f7,#14161a);color:light-dark(#1b1f24,#e8eaed)}
.mark{background:#b45309;color:#fff;padding:.5rem 1rem;font-weight:600;text-align:center}
main{box-sizing:border-box;max-width:30rem;margin:1.5rem auto;padding:1.25rem;background:light-dark(#fff,#1f2329);border-radius:12px}
h1{font-size:1.25rem;margin:0 0 .75rem}
p{margin:.5rem 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{opacity:.75}dd{margin:0;text-align:end;overflow-wrap:anywhere}
label{display:block;margin:.75rem 0 .25rem;font-weight:600}
label.check{font-weight:400}
input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .625rem;font:inherit;color:inherit;background:transparent;border:1px solid light-dark(#8a929c,#6b7480);border-radius:8px}
select option{color:#1b1f24;background:#fff}
.hint{font-size:.875rem;opacity:.8}
.fault{color:light-dark(#b42318,#ff9d94);font-weight:600}
.good{color:light-dark(#067647,#6ee7a8);font-weight:600}
.actions{display:grid;gap:.5rem;margin-top:1rem}
button,.button{box-sizing:border-box;display:block;width:100%;min-height:2.75rem;padding:.5rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;border-radius:8px;border:1px solid light-dark(#8a929c,#6b7480);background:transparent;color:inherit;cursor:pointer}
button.main{background:#1d4ed8;border-color:#1d4ed8;color:#fff}
:focus-visible{outline:3px solid #f59e0b;outline-offset:2px}
nav{margin-top:1.5rem;font-size:.875rem}nav a{color:inherit;margin-inline-end:.75rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8125rem}
`

/** A page of the sandbox. `here`: its address, which the links of the languages lead to. */
function pageOf(language: Language, here: string, title: string, content: string): string {
  const texts = sandboxTexts[language]
  const links = languages.map((other) => {
    const address = new URL(here, 'http://sandbox')
    address.searchParams.set('lang', other)
    const current = other === language ? ' aria-current="true"' : ''
    return `<a lang="${other}" href="${escaped(address.pathname + address.search)}"${current}>${languageNames[other]}</a>`
  })
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body><div class="mark" role="note">${escaped(texts.mark)}</div><main><h1>${escaped(title)}</h1>${content}<nav aria-label="${escaped(texts.languages)}">${links.join('')}</nav></main></body></html>`
}

const hidden = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')

const facts = (rows: readonly (readonly [string, string])[]) =>
  `<dl>${rows.map(([term, value]) => `<dt>${escaped(term)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`

function modeField(language: Language, chosen: DeliveryMode): string {
  const { delivery, modes } = sandboxTexts[language]
  const options = deliveryModes.map(
    (mode) => `<option value="${mode}"${mode === chosen ? ' selected' : ''}>${escaped(modes[mode])}</option>`,
  )
  return `<label for="mode">${escaped(delivery)}</label><select id="mode" name="mode">${options.join('')}</select>`
}

/** Leads back to the site. */
const backLink = (language: Language, backTo: string) =>
  `<div class="actions"><a class="button" href="${escaped(backTo)}">${escaped(sandboxTexts[language].back)}</a></div>`

/**
 * The page where a bill is paid; of one that has ended, the way back to the site. `seconds`: after how many it is paid by itself; null if it is
 * not.
 */
export function billPage(language: Language, bill: Bill, seconds: number | null, backTo: string): string {
  const texts = sandboxTexts[language]
  const { gateway, reference, state } = bill
  const title = texts.payAt(texts.gateways[gateway])
  const isOpen = state === 'waiting' || state === 'left'
  const rows = [
    [texts.amount, dong(bill.amount, language)],
    [texts.order, reference],
    [texts.content, bill.details.info],
  ] as const
  const form = `<form method="post" action="/sandbox/pay">${hidden({ gateway, reference, lang: language })}${modeField(language, 'send')}<label class="check"><input type="checkbox" name="wrong" value="1"> ${escaped(texts.wrongAmount)}</label><div class="actions"><button class="main" name="action" value="success">${escaped(texts.success)}</button><button name="action" value="failure">${escaped(texts.failure)}</button><button name="action" value="leave">${escaped(texts.leave)}</button></div></form>`
  const waits =
    state === 'waiting' && seconds !== null ? `<p class="hint">${escaped(texts.paysByItself(seconds))}</p>` : ''
  const status = `<p role="status">${escaped(texts.states[state])}</p>`
  const here = `/sandbox/pay?${new URLSearchParams({ gateway, reference })}`
  return pageOf(language, here, title, `${facts(rows)}${status}${isOpen ? waits + form : backLink(language, backTo)}`)
}

/** What became of a report. */
function deliveredText(language: Language, delivered: Delivered | null): string {
  const texts = sandboxTexts[language]
  if (delivered === null) return `<p class="fault">${escaped(texts.notDelivered)}</p>`
  if ('pending' in delivered) return `<p>${escaped(texts.pending[delivered.pending])}</p>`
  const responses = delivered.responses.map(
    ({ status, body }) => `<p>${escaped(texts.response(status))}</p>${body ? `<pre>${escaped(body)}</pre>` : ''}`,
  )
  return `<p class="good">${escaped(texts.delivered)}</p>${responses.join('')}`
}

/** The page after a bill was paid, which leads back to the site. */
export function billResultPage(language: Language, bill: Bill, backTo: string, delivered: Delivered | null): string {
  const texts = sandboxTexts[language]
  const { gateway, reference } = bill
  const here = `/sandbox/pay?${new URLSearchParams({ gateway, reference })}`
  const status = `<p role="status">${escaped(texts.states[bill.state])}</p>`
  return pageOf(
    language,
    here,
    texts.payAt(texts.gateways[gateway]),
    status + deliveredText(language, delivered) + backLink(language, backTo),
  )
}

/** What the bank app shows: nothing yet, why a code is none, or a code with the transfer to be made. */
export interface BankView {
  qr: string
  reporters: readonly string[]
  fault?: keyof (typeof sandboxTexts)['vi']['bank']['faults']
  read?: { code: VietQr; transfer: AppTransfer; problem?: 'invalid' | 'unknownAccount' | 'noReporter' }
  delivered?: Delivered | null
}

/** The bank's app. */
export function bankPage(language: Language, { qr, reporters, fault, read, delivered }: BankView): string {
  const texts = sandboxTexts[language]
  const { bank } = texts
  const here = qr === '' ? '/sandbox/bank' : `/sandbox/bank?${new URLSearchParams({ qr })}`
  if (delivered !== undefined) {
    const again = `<div class="actions"><a class="button" href="/sandbox/bank?lang=${language}">${escaped(bank.again)}</a></div>`
    return pageOf(language, here, bank.heading, deliveredText(language, delivered) + again)
  }
  const problem = fault === undefined ? '' : `<p class="fault" role="alert">${escaped(bank.faults[fault])}</p>`
  const reading = `<p>${escaped(bank.lead)}</p><form method="get" action="/sandbox/bank">${hidden({ lang: language })}<label for="qr">${escaped(bank.qr)}</label><textarea id="qr" name="qr" rows="4" required aria-describedby="qr-hint">${escaped(qr)}</textarea><p class="hint" id="qr-hint">${escaped(bank.qrHint)}</p>${problem}<div class="actions"><button class="main">${escaped(bank.read)}</button></div></form><div id="scan" hidden><label for="picture">${escaped(bank.picture)}</label><input type="file" id="picture" accept="image/*"><p class="fault" id="picture-fault" role="alert" hidden>${escaped(bank.noCode)}</p></div><script src="/sandbox/scan.js" defer></script>`
  return pageOf(language, here, bank.heading, reading + (read ? transferForm(language, qr, reporters, read) : ''))
}

function transferForm(
  language: Language,
  qr: string,
  reporters: readonly string[],
  { code, transfer, problem }: NonNullable<BankView['read']>,
): string {
  const texts = sandboxTexts[language]
  const { bank } = texts
  const name = vietnameseBanks.find(({ bin }) => bin === code.bin)?.name ?? code.bin
  const rows = [
    [bank.bankName, name],
    [bank.to, code.account],
  ] as const
  const options = reporters.map((reporter) => `<option value="${reporter}">${escaped(reporter)}</option>`).join('')
  const reported =
    reporters.length > 0
      ? `<label for="reporter">${escaped(bank.reporter)}</label><select id="reporter" name="reporter">${options}</select>`
      : ''
  const fault = problem === undefined ? '' : `<p class="fault" role="alert">${escaped(bank[problem])}</p>`
  const fields = `<label for="amount">${escaped(texts.amount)}</label><input id="amount" name="amount" inputmode="numeric" value="${transfer.amount > 0 ? transfer.amount : ''}"><label for="memo">${escaped(bank.memo)}</label><input id="memo" name="memo" value="${escaped(transfer.memo)}" aria-describedby="memo-hint"><p class="hint" id="memo-hint">${escaped(bank.memoHint)}</p>`
  return `<p class="good" role="status">${escaped(bank.valid)}</p>${facts(rows)}<form method="post" action="/sandbox/bank">${hidden({ qr, lang: language })}${fields}${reported}${modeField(language, 'send')}${fault}<div class="actions"><button class="main">${escaped(bank.pay)}</button></div></form>`
}
