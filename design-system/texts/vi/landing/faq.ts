import type { FaqSectionTexts } from '#ds/storefront/FaqSection/index.ts'
import { contact } from './contact.ts'

export const faq: FaqSectionTexts = {
  heading: 'Câu hỏi thường gặp',
  description: 'Chưa thấy câu trả lời bạn cần? Hỏi thẳng đội kỹ thuật.',
  questions: [
    {
      id: 'trial',
      question: 'Tôi có được dùng thử trước khi trả tiền không?',
      answer:
        'Có. Bạn dùng thử miễn phí 7 ngày, không cần thẻ tín dụng. Hết 7 ngày, tài khoản sẽ tạm ngưng cho đến khi bạn nâng cấp lên gói trả phí.',
    },
    {
      id: 'refund',
      question: 'Nếu không hài lòng, tôi có được hoàn tiền không?',
      answer: 'Có. Trong 30 ngày đầu, bạn được hoàn 100% số tiền đã trả.',
    },
    {
      id: 'setup',
      question: 'Thanh toán bằng cách nào và bao lâu thì có máy chủ?',
      answer:
        'Bạn nạp ví bằng chuyển khoản ngân hàng, MoMo, ZaloPay hoặc tiền mã hóa, rồi đặt máy chủ từ số dư. VPS cài đặt xong trong chưa đầy 5 phút.',
    },
    {
      id: 'bandwidth',
      question: 'Băng thông mỗi tháng là bao nhiêu, dùng quá thì sao?',
      answer:
        'Tùy gói, bạn có từ 1TB đến 5TB. Vượt mức đó, máy chủ vẫn chạy nhưng tốc độ giảm còn 10Mbps. Bạn có thể mua thêm với giá 50.000đ mỗi TB.',
    },
    {
      id: 'upgrade',
      question: 'Nâng cấp RAM, CPU, ổ cứng có làm gián đoạn dịch vụ không?',
      answer: 'Không. Việc nâng cấp mất 5–10 phút và website của bạn vẫn hoạt động trong lúc đó.',
    },
    {
      id: 'systems',
      question: 'Tôi cài được những hệ điều hành nào?',
      answer: 'Ubuntu, Debian, CentOS và Windows Server 2016, 2019, 2022. Bạn có toàn quyền root trên máy chủ.',
    },
    {
      id: 'safety',
      question: 'Dữ liệu và máy chủ của tôi được bảo vệ ra sao?',
      answer:
        'Dữ liệu được sao lưu tự động hàng ngày, bản sao nằm ở một trung tâm dữ liệu khác. Hệ thống chống DDoS lên đến 100Gbps và SSL được cấp miễn phí.',
    },
    {
      id: 'support',
      question: 'Khi gặp sự cố, bao lâu thì có người trả lời?',
      answer: 'Đội kỹ thuật trực 24/7: Live Chat phản hồi dưới 2 phút, ticket phản hồi dưới 1 giờ.',
    },
  ],
  contacts: contact,
}
