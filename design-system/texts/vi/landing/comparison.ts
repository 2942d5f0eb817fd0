import type { ComparisonSectionTexts } from '#ds/storefront/ComparisonSection/index.ts'

export const comparison: ComparisonSectionTexts = {
  heading: 'So sánh với nhà cung cấp khác',
  description: 'Tám điều khách hàng hỏi trước khi chọn, đặt cạnh nhau.',
  table: {
    caption: 'So sánh Sen Cloud với ba nhà cung cấp khác',
    feature: 'Tiêu chí',
    own: 'Sen Cloud',
    best: 'Tốt nhất',
    others: ['Nhà cung cấp A', 'Nhà cung cấp B', 'Nhà cung cấp C'],
    yes: 'Có',
    no: 'Không',
    scrollHint: 'Cuộn ngang để xem thêm',
  },
  rows: [
    { feature: 'Thời gian hoạt động', own: '99,99\u00a0%', others: ['99,9\u00a0%', '99,5\u00a0%', '99,9\u00a0%'] },
    { feature: 'Hỗ trợ', own: '24/7', others: ['24/7', 'Giờ hành chính', 'Qua email'] },
    { feature: 'Thời gian cài đặt', own: 'Dưới 5 phút', others: ['15 phút', '1–2 giờ', '30 phút'] },
    { feature: 'Sao lưu', own: 'Hàng ngày', others: ['Hàng tuần', 'Có tính phí', 'Hàng tuần'] },
    { feature: 'Chống DDoS', own: 'Đến 100\u00a0Gbps', others: ['Đến 10\u00a0Gbps', false, 'Có tính phí'] },
    { feature: 'Bảng điều khiển', own: true, others: [true, false, true] },
    { feature: 'Trung tâm dữ liệu tại Việt\u00a0Nam', own: true, others: [true, true, false] },
    { feature: 'Hoàn tiền', own: '100\u00a0% trong 30 ngày', others: ['7 ngày', false, '14 ngày'] },
  ],
  note: 'Cột Sen Cloud là cam kết từ gói phổ biến nhất trở lên. Nhà cung cấp A, B và C là ví dụ minh họa, không đại diện cho doanh nghiệp cụ thể nào.',
}
