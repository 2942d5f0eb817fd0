import type { AnswerRow, AnswerTableTexts } from '#ds/storefront/AnswerTable/index.ts'

export const answerTable: AnswerTableTexts & { rows: readonly AnswerRow[] } = {
  heading: 'Tám điều nên hỏi trước khi thuê VPS',
  description:
    'Cột Sen Cloud là cam\u00a0kết từ gói phổ biến nhất trở lên. A, B và C là ba kiểu nhà cung cấp thường gặp, không chỉ công ty cụ thể nào.',
  best: ({ best, all }) => `Tốt nhất ở ${best} trên ${all} điều`,
  others: [
    { name: 'Nhà cung cấp A', kind: 'trong nước' },
    { name: 'Nhà cung cấp B', kind: 'giá rẻ' },
    { name: 'Nhà cung cấp C', kind: 'nước ngoài' },
  ],
  caption: 'So sánh Sen Cloud với ba nhà cung cấp khác',
  feature: 'Tiêu chí',
  own: 'Sen Cloud',
  yes: 'Có',
  no: 'Không',
  scrollHint: 'Cuộn ngang để xem thêm',
  rows: [
    {
      feature: 'Thời gian hoạt động',
      own: '99,99\u00a0%',
      others: ['99,9\u00a0%', '99,5\u00a0%', '99,9\u00a0%'],
      promised: true,
      proof: { label: 'SLA', href: '/sla' },
    },
    { feature: 'Hỗ trợ', own: '24/7', others: ['24/7', 'Giờ hành chính', 'Qua email'] },
    {
      feature: 'Thời gian cài đặt',
      own: 'Dưới 5 phút',
      others: ['15 phút', '1–\u20602 giờ', '30 phút'],
      promised: true,
    },
    { feature: 'Sao lưu', own: 'Hàng ngày', others: ['Hàng tuần', 'Có tính phí', 'Hàng tuần'] },
    { feature: 'Chống DDoS', own: 'Đến 100\u00a0Gbps', others: ['Đến 10\u00a0Gbps', false, 'Có tính phí'] },
    { feature: 'Bảng điều khiển', own: true, others: [true, false, true] },
    { feature: 'Trung tâm dữ\u00a0liệu Việt\u00a0Nam', own: true, others: [true, true, false] },
    {
      feature: 'Hoàn tiền',
      own: '100\u00a0% trong 30 ngày',
      others: ['7 ngày', false, '14 ngày'],
      proof: { label: 'Điều kiện', href: '/refund' },
    },
  ],
}
