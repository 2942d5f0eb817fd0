import type { ReceivingAccount } from '#contracts/payments.ts'
import { vietnameseBanks } from '#contracts/rules/vietnamese-banks.ts'
import type { SendRequest } from '#server/platform/http/post.ts'
import { cassoReporter, sepayReporter } from './bank-reporters.ts'
import type { BankStatement } from './bank-statement.ts'
import type { BankReporter, BankReporterName } from './bank-webhooks.ts'
import { CASSO_API, cassoStatement } from './providers/casso/casso-statement.ts'
import { SEPAY_API, sepayStatement } from './providers/sepay/sepay-statement.ts'

/** The settings of the account that transfers go to, and of the services that report them. */
export interface BankSettings {
  BANK_BIN?: string | undefined
  BANK_ACCOUNT?: string | undefined
  BANK_HOLDER?: string | undefined
  SEPAY_WEBHOOK_SECRET?: string | undefined
  CASSO_WEBHOOK_SECRET?: string | undefined
  SEPAY_API_TOKEN?: string | undefined
  SEPAY_URL?: string | undefined
  CASSO_API_KEY?: string | undefined
  CASSO_URL?: string | undefined
}

/** The account of the demo, which no bank has. */
export const demoAccount = { bin: '970436', account: '0123456789', holder: 'CONG TY TNHH SEN CLOUD' }

/** Where bank transfers go, and who reports them. */
export interface BankSetUp {
  account: ReceivingAccount | null
  reporters: readonly BankReporter[]
  /** The services whose lists of transfers are read, too. */
  statements: readonly BankStatement[]
  /** The secrets with which the services sign, which the sandbox's bank knows, too. */
  secrets: Partial<Record<BankReporterName, string>>
}

const accountOf = ({ bin, account, holder }: typeof demoAccount): ReceivingAccount => ({
  bin,
  name: vietnameseBanks.find((bank) => bank.bin === bin)?.name ?? bin,
  account,
  holder,
})

function statementsOf(settings: BankSettings, demo: BankDemo | null, send: SendRequest): BankStatement[] {
  const { SEPAY_API_TOKEN: token, SEPAY_URL: sepayUrl, CASSO_API_KEY: key, CASSO_URL: cassoUrl } = settings
  const sepay = {
    token: token ?? '',
    // The address of the sandbox is known once the server listens.
    get url() {
      return sepayUrl ?? demo?.statementUrl() ?? SEPAY_API
    },
  }
  return [
    ...(token ? [sepayStatement(sepay, send)] : []),
    ...(key ? [cassoStatement({ key, url: cassoUrl ?? CASSO_API }, send)] : []),
  ]
}

/** What the sandbox replaces: the secret, where no setting has one, and the address of its list of transfers. */
interface BankDemo {
  secret: string
  statementUrl: () => string
}

/**
 * The set-up that the settings describe. In a demo an account is there without settings, and what is reported is signed with a secret that
 * the sandbox's bank knows, too.
 */
export function bankSetUp(settings: BankSettings, demo: BankDemo | null, send: SendRequest): BankSetUp {
  const { BANK_BIN: bin, BANK_ACCOUNT: account, BANK_HOLDER: holder, CASSO_WEBHOOK_SECRET: casso } = settings
  const given = bin && account && holder ? { bin, account, holder } : null
  const chosen = given ?? (demo && demoAccount)
  const sepay = settings.SEPAY_WEBHOOK_SECRET ?? (demo ? `sepay:${demo.secret}` : undefined)
  return {
    account: chosen && accountOf(chosen),
    secrets: { ...(sepay && { sepay }), ...(casso && { casso }) },
    statements: statementsOf(settings, demo, send),
    reporters: [...(sepay ? [sepayReporter([sepay])] : []), ...(casso ? [cassoReporter([casso])] : [])],
  }
}
