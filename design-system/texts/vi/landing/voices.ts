import type { Testimonial, VoiceRowTexts } from '#ds/storefront/VoiceRow/index.ts'

export const voices: VoiceRowTexts & { voices: readonly Testimonial[] } = {
  heading: 'Khách hàng nói gì về chúng tôi',
  reviews: 'từ 2.847 đánh giá',
  label: 'Nhận xét của khách hàng',
  previous: 'Nhận xét trước',
  next: 'Nhận xét sau',
  stars: (rating) => `${rating} trên 5 sao`,
  voices: [
    {
      id: 'tran-quoc-huy',
      name: 'Trần Quốc Huy',
      role: 'Giám đốc kỹ thuật',
      company: 'Thời trang Lá Xanh',
      rating: 5,
      content:
        'Hai giờ sáng, trang bán hàng của chúng tôi không mở được. Tôi gửi yêu cầu, 15 phút sau đã có người trả lời, chỉ đúng chỗ cấu hình sai và ở lại đến khi trang chạy lại bình thường.',
      highlight: 'Phản hồi trong 15 phút',
    },
    {
      id: 'le-thu-ha',
      name: 'Lê Thu Hà',
      role: 'Chủ cửa hàng',
      company: 'Tiệm hoa Mộc An',
      rating: 5,
      content: 'Tôi không rành kỹ\u00a0thuật, vậy mà chưa đầy 5 phút sau khi đăng ký đã có máy chủ để dùng.',
      highlight: 'Cài đặt trong 5 phút',
    },
    {
      id: 'pham-duc-an',
      name: 'Phạm Đức Ấn',
      role: 'Lập trình viên',
      company: 'Studio Bến Nghé',
      rating: 5,
      content: 'Có quyền root, tôi cài đúng những gì dự án cần. Thử một tuần, không cần thẻ, là đủ để quyết định.',
      highlight: 'Toàn quyền trên máy chủ',
    },
    {
      id: 'vo-ngoc-lan',
      name: 'Võ Thị Ngọc Lan',
      role: 'Trưởng phòng CNTT',
      company: 'Anh ngữ Hoa Nắng',
      rating: 5,
      content: 'Mùa tuyển sinh, chúng tôi thêm RAM trong 10 phút. Học viên vẫn vào lớp, không ai nhận ra.',
      highlight: 'Nâng cấp không gián đoạn',
    },
    {
      id: 'dang-hoang-nam',
      name: 'Đặng Hoàng Nam',
      role: 'Quản trị viên',
      company: 'Diễn đàn Xe Hai Bánh',
      rating: 5,
      content: 'Máy chủ đặt ở Hà\u00a0Nội nên thành viên mở trang rất nhanh, kể cả giờ cao điểm buổi tối.',
      highlight: 'Ping dưới 10\u00a0ms',
    },
    {
      id: 'bui-thanh-huong',
      name: 'Bùi Thanh Hương',
      role: 'Giám đốc',
      company: 'Nội thất Gỗ Sồi',
      rating: 5,
      content:
        'Chúng tôi chuyển ba website từ nhà cung cấp cũ sang một gói Pro VPS. Chi phí hàng tháng giảm một nửa, lại có sao lưu hàng ngày và chống DDoS mà trước đây phải trả thêm tiền.',
      highlight: 'Tiết kiệm 50\u00a0% chi phí',
    },
  ],
}
