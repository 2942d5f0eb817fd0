import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Texts of the demo data that typed the figures of their offers, and the same with the names of these figures. */
const texts: readonly (readonly ['title' | 'description', Texts, Texts])[] = [
  [
    'title',
    { vi: 'Giảm 30% trong 3 tháng đầu', en: '30% off the first 3 months', zh: '前 3 个月立减 30%' },
    {
      vi: 'Giảm {percent} trong {periods} đầu',
      en: '{percent} off the first {periods}',
      zh: '前 {periods}立减 {percent}',
    },
  ],
  [
    'title',
    { vi: 'Nạp 500K tặng 100K', en: 'Top up 500K, get 100K on us', zh: '充值 50 万越南盾，送 10 万' },
    {
      vi: 'Nạp {minimum}, tặng {amount}',
      en: 'Top up {minimum}, get {amount} on us',
      zh: '充值 {minimum}，送 {amount}',
    },
  ],
  [
    'title',
    { vi: 'Dùng thử miễn phí 7 ngày', en: 'Free for 7 days', zh: '免费试用 7 天' },
    { vi: 'Dùng thử miễn phí {days}', en: 'Free for {days}', zh: '免费试用 {days}' },
  ],
  [
    'description',
    {
      vi: 'Không cần thẻ. Hết 7 ngày, VPS tạm ngưng cho đến khi bạn thanh toán kỳ đầu tiên.',
      en: 'No card needed. After 7 days the VPS is suspended until you pay for the first period.',
      zh: '无需绑定银行卡。7 天后 VPS 将暂停，付清首期费用后即恢复。',
    },
    {
      vi: 'Không cần thẻ. Hết {days}, VPS tạm ngưng cho đến khi bạn thanh toán kỳ đầu tiên.',
      en: 'No card needed. After {days} the VPS is suspended until you pay for the first period.',
      zh: '无需绑定银行卡。{days}后 VPS 将暂停，付清首期费用后即恢复。',
    },
  ],
  [
    'title',
    { vi: 'Giới thiệu bạn bè, nhận 200K', en: 'Invite a friend, get 200K', zh: '推荐好友，得 20 万越南盾' },
    {
      vi: 'Giới thiệu bạn bè, nhận {amount}',
      en: 'Invite a friend, get {amount}',
      zh: '推荐好友，得 {amount}',
    },
  ],
]

interface Texts {
  vi: string
  en: string
  zh: string
}

/** The offers of the demo data follow their rules, also in a database that was seeded before. Other texts remain as they were written. */
export const offerFigures: readonly Migration[] = texts.map(([column, before, after], index) => ({
  name: `028-offer-figures-${index + 1}`,
  up: () =>
    `UPDATE promotions SET ${column} = '${JSON.stringify(after)}' WHERE ${column} = '${JSON.stringify(before)}'`,
}))
