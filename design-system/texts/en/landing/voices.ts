import type { Testimonial, VoiceRowTexts } from '#ds/storefront/VoiceRow/index.ts'

export const voices: VoiceRowTexts & { voices: readonly Testimonial[] } = {
  heading: 'What our customers say',
  reviews: 'from 2,847 reviews',
  label: 'What customers say',
  previous: 'Previous',
  next: 'Next',
  stars: (rating) => `${rating} out of 5 stars`,
  voices: [
    {
      id: 'tran-quoc-huy',
      name: 'Trần Quốc Huy',
      role: 'Chief technology officer',
      company: 'Thời trang Lá Xanh',
      rating: 5,
      content:
        'At two in the morning our online store went down. I opened a ticket; 15 minutes later an engineer had found the misconfiguration, and stayed until we were back up.',
      highlight: 'A reply within 15 minutes',
    },
    {
      id: 'le-thu-ha',
      name: 'Lê Thu Hà',
      role: 'Shop owner',
      company: 'Tiệm hoa Mộc An',
      rating: 5,
      content: "I'm not technical at all, and yet less than 5 minutes after signing up I had a server to use.",
      highlight: 'Ready in 5 minutes',
    },
    {
      id: 'pham-duc-an',
      name: 'Phạm Đức Ấn',
      role: 'Developer',
      company: 'Studio Bến Nghé',
      rating: 5,
      content:
        'With root access I install exactly what a project needs. Seven days without a card were enough to decide.',
      highlight: 'The server is all mine',
    },
    {
      id: 'vo-ngoc-lan',
      name: 'Võ Thị Ngọc Lan',
      role: 'Head of IT',
      company: 'Anh ngữ Hoa Nắng',
      rating: 5,
      content: 'In enrolment season we added RAM within 10 minutes. Students stayed in class, and nobody noticed.',
      highlight: 'Upgraded without a break',
    },
    {
      id: 'dang-hoang-nam',
      name: 'Đặng Hoàng Nam',
      role: 'Administrator',
      company: 'Diễn đàn Xe Hai Bánh',
      rating: 5,
      content: 'The server is in Hanoi, so pages open fast for our members, even in the evening rush.',
      highlight: 'Ping below 10 ms',
    },
    {
      id: 'bui-thanh-huong',
      name: 'Bùi Thanh Hương',
      role: 'Director',
      company: 'Nội thất Gỗ Sồi',
      rating: 5,
      content:
        'We moved three websites from our old provider to one Pro VPS. The monthly bill halved, and daily backup and DDoS protection, which used to cost extra, are included.',
      highlight: 'Half the cost',
    },
  ],
}
