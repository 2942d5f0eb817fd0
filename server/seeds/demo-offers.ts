import type { PromotionRecord, PromotionValues } from '#server/features/offers/promotions-store.ts'

/** The offers of the product specification (section 9), without dates. Their texts name the figures of their rules. */
export const demoOffers: readonly (Pick<PromotionRecord, 'kind' | 'title' | 'description'> &
  Partial<PromotionValues>)[] = [
  {
    kind: 'percent',
    percent: 30,
    periods: 3,
    firstOrderOnly: true,
    maxPerUser: 1,
    billingPeriods: ['monthly'],
    title: {
      vi: 'Giảm {percent} trong {periods} đầu',
      en: '{percent} off the first {periods}',
      zh: '前 {periods}立减 {percent}',
    },
    description: {
      vi: 'Dành cho đơn hàng đầu tiên, thanh toán theo tháng. Giá tự động giảm khi đặt, không cần mã.',
      en: 'For your first order, billed monthly. The discount applies automatically; no code is needed.',
      zh: '首次下单并按月付费即可享受，下单时自动减免，无需优惠码。',
    },
  },
  {
    kind: 'deposit_bonus',
    amount: 100_000,
    minimum: 500_000,
    maxPerUser: 1,
    title: {
      vi: 'Nạp {minimum}, tặng {amount}',
      en: 'Top up {minimum}, get {amount} on us',
      zh: '充值 {minimum}，送 {amount}',
    },
    description: {
      vi: 'Tiền thưởng vào ví ngay khi khoản nạp hoàn tất. Mỗi khách hàng được một lần.',
      en: 'The bonus is in your wallet as soon as the top-up is complete. Once per customer.',
      zh: '充值到账后，奖励立即存入钱包。每位客户限一次。',
    },
  },
  {
    kind: 'trial',
    days: 7,
    maxPerUser: 1,
    title: { vi: 'Dùng thử miễn phí {days}', en: 'Free for {days}', zh: '免费试用 {days}' },
    description: {
      vi: 'Không cần thẻ. Hết {days}, VPS tạm ngưng cho đến khi bạn thanh toán kỳ đầu tiên.',
      en: 'No card needed. After {days} the VPS is suspended until you pay for the first period.',
      zh: '无需绑定银行卡。{days}后 VPS 将暂停，付清首期费用后即恢复。',
    },
  },
  {
    kind: 'referral',
    amount: 200_000,
    maxPerMonth: 10,
    budget: 100_000_000,
    title: {
      vi: 'Giới thiệu bạn bè, nhận {amount}',
      en: 'Invite a friend, get {amount}',
      zh: '推荐好友，得 {amount}',
    },
    description: {
      vi: 'Gửi liên kết của bạn cho bạn bè. Bạn nhận thưởng vào ví 30 ngày sau khi họ thanh toán VPS đầu tiên, nếu họ đã xác minh số điện thoại và nạp ít nhất {amount}.',
      en: 'Share your link. You get the bonus 30 days after your friend pays for a first VPS, if your friend has verified a phone number and topped up at least {amount}.',
      zh: '把您的专属链接发给好友。好友为首台 VPS 付费满 30 天，且已验证手机号并累计充值至少 {amount}，奖励即存入您的钱包。',
    },
  },
]
