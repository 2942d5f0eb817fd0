import type { AnswerRow, ComparisonTableTexts } from '#ds/storefront/ComparisonTable/index.ts'
import { localized, same } from '#ds/texts/localized.ts'

export const comparisonTable = localized<ComparisonTableTexts & { rows: readonly AnswerRow[] }>({
  heading: {
    vi: 'Tám điều nên hỏi trước khi thuê VPS',
    en: 'Eight questions to ask before you rent a VPS',
    zh: '租用 VPS 前该问的八个问题',
  },
  description: {
    vi: 'Cột Sen Cloud là cam kết từ gói phổ biến nhất trở lên. Ba cột A, B, C ghi mức thường gặp của ba kiểu nhà cung cấp, không chỉ công ty cụ thể nào.',
    en: 'Our column is what we promise from the most popular plan up. Columns A, B and C show what three types of provider usually offer; they are not actual companies.',
    zh: 'Sen Cloud 一列是热门及以上套餐的承诺；A、B、C 三列是三类服务商的常见水平，不指任何公司。',
  },
  best: {
    vi: ({ best, all }) => `Tốt nhất bảng này ở ${best}/${all} điều`,
    en: ({ best, all }) => `Best in this table on ${best} of ${all}`,
    zh: ({ best, all }) => `本表 ${all} 项中 ${best} 项最佳`,
  },
  others: [
    {
      name: { vi: 'Nhà cung cấp A', en: 'Provider A', zh: '服务商 A' },
      kind: { vi: 'trong nước', en: 'domestic', zh: '越南本地' },
    },
    {
      name: { vi: 'Nhà cung cấp B', en: 'Provider B', zh: '服务商 B' },
      kind: { vi: 'giá rẻ', en: 'budget', zh: '低价' },
    },
    {
      name: { vi: 'Nhà cung cấp C', en: 'Provider C', zh: '服务商 C' },
      kind: { vi: 'nước ngoài', en: 'overseas', zh: '海外' },
    },
  ],
  caption: {
    vi: 'So sánh Sen Cloud với ba nhà cung cấp khác',
    en: 'Sen Cloud compared with three other providers',
    zh: 'Sen Cloud 与另外三家服务商的对比',
  },
  feature: { vi: 'Tiêu chí', en: 'Feature', zh: '对比项' },
  own: same('Sen Cloud'),
  yes: { vi: 'Có', en: 'Yes', zh: '有' },
  no: { vi: 'Không', en: 'No', zh: '无' },
  scrollHint: { vi: 'Cuộn ngang để xem thêm', en: 'Scroll sideways to see more', zh: '左右滑动查看更多' },
  rows: [
    {
      feature: { vi: 'Thời gian hoạt động', en: 'Uptime', zh: '可用性' },
      own: { vi: '99,99\u00a0%', en: '99.99%', zh: '99.99%' },
      others: [
        { vi: '99,9\u00a0%', en: '99.9%', zh: '99.9%' },
        { vi: '99,5\u00a0%', en: '99.5%', zh: '99.5%' },
        { vi: '99,9\u00a0%', en: '99.9%', zh: '99.9%' },
      ],
      promised: same(true),
      proof: {
        label: same('SLA'),
        href: same('/sla'),
      },
    },
    {
      feature: { vi: 'Hỗ trợ', en: 'Support', zh: '技术支持' },
      own: { vi: '24/7', en: '24/7', zh: '7×24 小时' },
      others: [
        { vi: '24/7', en: '24/7', zh: '7×24 小时' },
        { vi: 'Giờ hành chính', en: 'Office hours', zh: '工作时间' },
        { vi: 'Qua email', en: 'By email', zh: '仅邮件' },
      ],
    },
    {
      feature: { vi: 'Thời gian cài đặt', en: 'Setup time', zh: '开通时间' },
      own: { vi: 'Dưới 5 phút', en: 'Under 5 minutes', zh: '5 分钟内' },
      others: [
        { vi: '15 phút', en: '15 minutes', zh: '15 分钟' },
        { vi: '1–\u20602 giờ', en: '1–\u20602 hours', zh: '1–\u20602 小时' },
        { vi: '30 phút', en: '30 minutes', zh: '30 分钟' },
      ],
      promised: same(true),
    },
    {
      feature: { vi: 'Sao lưu', en: 'Backup', zh: '备份' },
      own: { vi: 'Hàng ngày', en: 'Daily', zh: '每天' },
      others: [
        { vi: 'Hàng tuần', en: 'Weekly', zh: '每周' },
        { vi: 'Có tính phí', en: 'Paid extra', zh: '另收费' },
        { vi: 'Hàng tuần', en: 'Weekly', zh: '每周' },
      ],
    },
    {
      feature: { vi: 'Chống DDoS', en: 'DDoS protection', zh: 'DDoS 防护' },
      own: { vi: 'Đến 100\u00a0Gbps', en: 'Up to 100 Gbps', zh: '最高 100 Gbps' },
      others: [
        { vi: 'Đến 10\u00a0Gbps', en: 'Up to 10 Gbps', zh: '最高 10 Gbps' },
        same(false),
        { vi: 'Có tính phí', en: 'Paid extra', zh: '另收费' },
      ],
    },
    {
      feature: { vi: 'Bảng điều khiển', en: 'Control panel', zh: '控制面板' },
      own: same(true),
      others: same([true, false, true]),
    },
    {
      feature: { vi: 'Trung tâm dữ\u00a0liệu Việt Nam', en: 'Data centres in Vietnam', zh: '越南数据中心' },
      own: same(true),
      others: same([true, true, false]),
    },
    {
      feature: { vi: 'Hoàn tiền', en: 'Refund', zh: '退款' },
      own: { vi: '100\u00a0% trong 30 ngày', en: '100% within 30 days', zh: '30 天内全额' },
      others: [{ vi: '7 ngày', en: '7 days', zh: '7 天' }, same(false), { vi: '14 ngày', en: '14 days', zh: '14 天' }],
      proof: {
        label: { vi: 'Điều kiện', en: 'Conditions', zh: '退款条件' },
        href: same('/refund'),
      },
    },
  ],
})
