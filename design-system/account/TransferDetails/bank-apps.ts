import type { ReceivingAccount } from '#contracts/payments.ts'

/** A bank whose app a phone can open: `app` is its name at VietQR, `bin` its number at NAPAS. */
interface BankApp {
  app: string
  bin: string
  name: string
}

/**
 * The apps that most customers have, in the order of the alphabet, as the directory of VietQR names them
 * (https://vietqr.io/danh-sach-api/deeplink-app-ngan-hang, read 2026-11-26).
 */
export const bankApps: readonly BankApp[] = [
  { app: 'acb', bin: '970416', name: 'ACB' },
  { app: 'vba', bin: '970405', name: 'Agribank' },
  { app: 'bidv', bin: '970418', name: 'BIDV' },
  { app: 'hdb', bin: '970437', name: 'HDBank' },
  { app: 'mb', bin: '970422', name: 'MB Bank' },
  { app: 'ocb', bin: '970448', name: 'OCB' },
  { app: 'shb', bin: '970443', name: 'SHB' },
  { app: 'tcb', bin: '970407', name: 'Techcombank' },
  { app: 'tpb', bin: '970423', name: 'TPBank' },
  { app: 'vib', bin: '970441', name: 'VIB' },
  { app: 'vcb', bin: '970436', name: 'Vietcombank' },
  { app: 'icb', bin: '970415', name: 'VietinBank' },
  { app: 'vpb', bin: '970432', name: 'VPBank' },
]

/** The transfer that an app is opened for. `amount` is in whole dong. */
interface AppTransfer {
  bank: Pick<ReceivingAccount, 'bin' | 'account'>
  amount: string
  memo: string
}

/**
 * The address that opens a bank's app on a phone. Some apps fill in account, amount and memo from it, the others only open. It does so only
 * for a receiving account at a bank whose name at VietQR is known.
 */
export function bankAppHref(app: string, { bank, amount, memo }: AppTransfer): string {
  const receiving = bankApps.find(({ bin }) => bin === bank.bin)
  const query = new URLSearchParams({ app })
  if (receiving)
    for (const [name, value] of [
      ['ba', `${bank.account}@${receiving.app}`],
      ['am', amount],
      ['tn', memo],
    ] as const)
      query.set(name, value)
  return `https://dl.vietqr.io/pay?${query}`
}
