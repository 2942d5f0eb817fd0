import type { OffersPanelTexts } from '#ds/account/OffersPanel/index.ts'

/** Texts of the offers (product spec, section 9): content, never computed. */
export const offers: OffersPanelTexts = {
  title: 'Ưu đãi dành cho bạn',
  validity: 'Áp dụng đến 31/12/2024',
  newCustomer: {
    timer: 'Còn 48 giờ',
    figure: 'Giảm 30%',
    title: 'Ưu đãi khách hàng mới',
    description: 'Giảm giá trong 3 tháng đầu cho VPS đầu tiên của bạn.',
    action: 'Đặt VPS ngay',
  },
  depositBonus: {
    figure: '+100K',
    title: 'Thưởng nạp tiền',
    description: 'Nạp 500K, nhận thêm 100K vào ví.',
    action: 'Nạp tiền',
  },
  others: [
    { figure: '7 ngày', title: 'Dùng thử miễn phí', description: 'Trải nghiệm VPS 7 ngày, không cần thẻ tín dụng.' },
    { figure: '200K', title: 'Giới thiệu bạn bè', description: 'Nhận 200K cho mỗi người bạn giới thiệu.' },
  ],
}
