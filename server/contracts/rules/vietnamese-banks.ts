/**
 * The banks in Vietnam with a BIN, their number at NAPAS, by which a transfer or a VietQR code names them: the facts of the package
 * `vietnam-qr-pay` 1.5.1, taken on 2026-11-26. A BIN whose bank was renamed or taken over has the present name. For the customers' and
 * admins' choice of a bank, such as for a refund; our own account is a setting.
 */
export const vietnameseBanks: readonly VietnameseBank[] = [
  { bin: '970425', code: 'ABB', name: 'AB Bank' },
  { bin: '970416', code: 'ACB', name: 'ACB' },
  { bin: '970405', code: 'AGRIBANK', name: 'Agribank' },
  { bin: '970409', code: 'BAB', name: 'BacA Bank' },
  { bin: '970438', code: 'BAOVIETBANK', name: 'BaoViet Bank' },
  { bin: '970418', code: 'BID', name: 'BIDV' },
  { bin: '970454', code: 'BVB', name: 'BVBank' },
  { bin: '546034', code: 'CAKE', name: 'CAKE by VPBank' },
  { bin: '970444', code: 'VNCB', name: 'CB Bank' },
  { bin: '422589', code: 'CIMB', name: 'CIMB Bank' },
  { bin: '970446', code: 'COOPBANK', name: 'Co-op Bank' },
  { bin: '796500', code: 'DBS', name: 'DBS Bank' },
  { bin: '970431', code: 'EIB', name: 'Eximbank' },
  { bin: '970408', code: 'GPBANK', name: 'GPBank' },
  { bin: '970437', code: 'HDB', name: 'HDBank' },
  { bin: '970442', code: 'HLB', name: 'HongLeong Bank' },
  { bin: '458761', code: 'HSBC', name: 'HSBC Vietnam' },
  { bin: '970456', code: 'IBKHCM', name: 'IBK HCM' },
  { bin: '970455', code: 'IBKHN', name: 'IBK HN' },
  { bin: '970434', code: 'IVB', name: 'Indovina Bank' },
  { bin: '668888', code: 'KBANK', name: 'Kasikornbank' },
  { bin: '970452', code: 'KLB', name: 'KienlongBank' },
  { bin: '970463', code: 'KBHCM', name: 'Kookmin Bank HCM' },
  { bin: '970462', code: 'KBHN', name: 'Kookmin Bank HN' },
  { bin: '963369', code: 'LIOBANK', name: 'Liobank' },
  { bin: '970449', code: 'LPB', name: 'LPBank' },
  { bin: '970422', code: 'MBB', name: 'MB Bank' },
  { bin: '970414', code: 'MBV', name: 'MBV' },
  { bin: '971025', code: 'MOMO', name: 'MoMo' },
  { bin: '970426', code: 'MSB', name: 'MSB' },
  { bin: '970428', code: 'NAB', name: 'Nam A Bank' },
  { bin: '970419', code: 'NVB', name: 'NCB Bank' },
  { bin: '801011', code: 'NONGHYUP', name: 'Nonghyup Bank' },
  { bin: '970448', code: 'OCB', name: 'OCB Bank' },
  { bin: '970430', code: 'PGB', name: 'PG Bank' },
  { bin: '970439', code: 'PBVN', name: 'Public Bank Vietnam' },
  { bin: '970412', code: 'PVCOMBANK', name: 'PVcomBank' },
  { bin: '970403', code: 'STB', name: 'Sacombank' },
  { bin: '970400', code: 'SGB', name: 'SaigonBank' },
  { bin: '970429', code: 'SCB', name: 'SCB' },
  { bin: '970440', code: 'SSB', name: 'SeABank' },
  { bin: '970443', code: 'SHB', name: 'SHB' },
  { bin: '970424', code: 'SVB', name: 'Shinhan Bank' },
  { bin: '970410', code: 'SC', name: 'Standard Chartered Vietnam' },
  { bin: '970407', code: 'TCB', name: 'Techcombank' },
  { bin: '963388', code: 'TIMO', name: 'Timo' },
  { bin: '970423', code: 'TPB', name: 'TPBank' },
  { bin: '546035', code: 'UBANK', name: 'Ubank by VPBank' },
  { bin: '970458', code: 'UOB', name: 'United Overseas Bank Vietnam' },
  { bin: '970441', code: 'VIB', name: 'VIB' },
  { bin: '970427', code: 'VAB', name: 'VietABank' },
  { bin: '970433', code: 'VBB', name: 'VietBank' },
  { bin: '970436', code: 'VCB', name: 'Vietcombank' },
  { bin: '970415', code: 'CTG', name: 'VietinBank' },
  { bin: '970421', code: 'VRB', name: 'VietNgaBank' },
  { bin: '970406', code: 'VIKKI', name: 'Vikki Bank' },
  { bin: '970432', code: 'VPB', name: 'VPBank' },
  { bin: '970457', code: 'WRB', name: 'Woori Bank' },
]

/** A bank, with the code of its shares or, without shares, of its name. */
export interface VietnameseBank {
  bin: string
  code: string
  name: string
}
