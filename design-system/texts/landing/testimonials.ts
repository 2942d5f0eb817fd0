import type { Testimonial, TestimonialsTexts } from '#ds/storefront/Testimonials/index.ts'
import { localized, same } from '#ds/texts/localized.ts'

export const testimonials = localized<TestimonialsTexts & { testimonials: readonly Testimonial[] }>({
  heading: { vi: 'Khách hàng nói gì về chúng tôi', en: 'What our customers say', zh: '客户怎么说' },
  reviews: { vi: 'từ 2.847 đánh giá', en: 'from 2,847 reviews', zh: '来自 2,847 条评价' },
  label: { vi: 'Nhận xét của khách hàng', en: 'What customers say', zh: '客户评价' },
  previous: { vi: 'Nhận xét trước', en: 'Previous', zh: '上一条' },
  next: { vi: 'Nhận xét sau', en: 'Next', zh: '下一条' },
  stars: {
    vi: (rating) => `${rating} trên 5 sao`,
    en: (rating) => `${rating} out of 5 stars`,
    zh: (rating) => `${rating} 星（满分 5 星）`,
  },
  testimonials: [
    {
      id: same('tran-quoc-huy'),
      name: same('Trần Quốc Huy'),
      role: { vi: 'Giám đốc kỹ thuật', en: 'Chief technology officer', zh: '技术总监' },
      company: same('Thời trang Lá Xanh'),
      rating: same(5),
      content: {
        vi: 'Hai giờ sáng, trang bán hàng của chúng tôi không mở được. Tôi gửi yêu cầu, 15 phút sau đã có người trả lời, chỉ đúng chỗ cấu hình sai và ở lại đến khi trang chạy lại bình thường.',
        en: 'At two in the morning our online store went down. I opened a ticket; 15 minutes later an engineer had found the misconfiguration, and stayed until we were back up.',
        zh: '凌晨两点，我们的网店打不开了。我提交了工单，15 分钟后就有人回复，指出了配置错在哪里，并一直陪到网站恢复正常。',
      },
      highlight: { vi: 'Phản hồi trong 15 phút', en: 'A reply within 15 minutes', zh: '15 分钟内回复' },
    },
    {
      id: same('le-thu-ha'),
      name: same('Lê Thu Hà'),
      role: { vi: 'Chủ cửa hàng', en: 'Shop owner', zh: '店主' },
      company: same('Tiệm hoa Mộc An'),
      rating: same(5),
      content: {
        vi: 'Tôi không rành kỹ thuật, vậy mà chưa đầy 5 phút sau khi đăng ký đã có máy chủ để dùng.',
        en: "I'm not technical at all, and yet less than 5 minutes after signing up I had a server to use.",
        zh: '我不懂技术，但注册后不到 5 分钟，就用上了自己的服务器。',
      },
      highlight: { vi: 'Cài đặt trong 5 phút', en: 'Ready in 5 minutes', zh: '5 分钟就能用' },
    },
    {
      id: same('pham-duc-an'),
      name: same('Phạm Đức Ấn'),
      role: { vi: 'Lập trình viên', en: 'Developer', zh: '开发者' },
      company: same('Studio Bến Nghé'),
      rating: same(5),
      content: {
        vi: 'Có quyền root, tôi cài đúng những gì dự án cần. Một tuần dùng thử, không cần thẻ, là đủ để quyết định.',
        en: 'With root access I install exactly what a project needs. Seven days without a card were enough to decide.',
        zh: '有 root 权限，项目需要什么就装什么。不用绑卡试用 7 天，足够做决定了。',
      },
      highlight: { vi: 'Toàn quyền trên máy chủ', en: 'Full control of the server', zh: '服务器完全由我做主' },
    },
    {
      id: same('vo-ngoc-lan'),
      name: same('Võ Thị Ngọc Lan'),
      role: { vi: 'Trưởng phòng CNTT', en: 'Head of IT', zh: 'IT 主管' },
      company: same('Anh ngữ Hoa Nắng'),
      rating: same(5),
      content: {
        vi: 'Mùa tuyển sinh, chúng tôi thêm RAM trong 10 phút, vào lúc nửa đêm. Sáng ra học viên vẫn vào lớp, không ai nhận ra.',
        en: 'In enrolment season we added RAM within 10 minutes, at midnight. Students came to class in the morning, and nobody noticed.',
        zh: '招生季，我们在半夜用 10 分钟加好了内存。第二天学员照常上课，谁也没察觉。',
      },
      highlight: { vi: 'Nâng cấp trong 10 phút', en: 'Upgraded in 10 minutes', zh: '10 分钟完成升级' },
    },
    {
      id: same('dang-hoang-nam'),
      name: same('Đặng Hoàng Nam'),
      role: { vi: 'Quản trị viên', en: 'Administrator', zh: '管理员' },
      company: same('Diễn đàn Xe Hai Bánh'),
      rating: same(5),
      content: {
        vi: 'Máy chủ đặt ở Hà Nội nên thành viên mở trang rất nhanh, kể cả giờ cao điểm buổi tối.',
        en: 'The server is in Hanoi, so pages open fast for our members, even in the evening rush.',
        zh: '服务器在河内，会员打开页面很快，晚高峰也一样。',
      },
      highlight: { vi: 'Ping dưới 10\u00a0ms', en: 'Ping below 10 ms', zh: '延迟低于 10 ms' },
    },
    {
      id: same('bui-thanh-huong'),
      name: same('Bùi Thanh Hương'),
      role: { vi: 'Giám đốc', en: 'Director', zh: '经理' },
      company: same('Nội thất Gỗ Sồi'),
      rating: same(5),
      content: {
        vi: 'Chúng tôi chuyển ba trang web từ nhà cung cấp cũ sang một gói Pro VPS. Chi phí hàng tháng giảm một nửa, lại có sao lưu hàng ngày và chống DDoS mà trước đây phải trả thêm tiền.',
        en: 'We moved three websites from our old provider to one Pro VPS. The monthly bill halved, and daily backup and DDoS protection, which used to cost extra, are included.',
        zh: '我们把三个网站从原来的服务商搬到了一台 Pro VPS 上。每月费用省了一半，以前要另外付费的每日备份和 DDoS 防护现在都包含在内。',
      },
      highlight: { vi: 'Tiết kiệm 50\u00a0% chi phí', en: 'Half the cost', zh: '成本节省 50%' },
    },
  ],
})
