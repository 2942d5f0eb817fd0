import type { ServersScreenTexts } from '#ds/screens/ServersScreen/index.ts'
import { systemTable } from './pricing/systems.ts'
import { priceTable } from './pricing/table.ts'
import { productTexts } from './product.ts'
import { productsTexts } from './products.ts'

/** The pages about a kind of servers. */
export const serversTexts: ServersScreenTexts = {
  pages: {
    linux: {
      title: 'VPS Linux',
      description: 'Máy chủ ảo Linux với toàn quyền root. Xem hạn hỗ trợ của từng bản phân phối rồi chọn gói vừa đủ.',
      audience: [
        'Bạn vận hành trang web, cửa hàng trực tuyến hoặc ứng dụng của riêng mình.',
        'Bạn cần một máy để thử nghiệm, học hỏi hay chạy tác vụ nền.',
        'Bạn quen dùng dòng lệnh, hoặc có người làm việc đó.',
      ],
      honest:
        'Chúng tôi lo phần cứng, mạng và điện. Cập nhật hệ điều hành, cài đặt và bảo mật bên trong máy là việc của bạn.',
      offered: 'Các gói chạy Linux',
    },
    windows: {
      title: 'VPS Windows',
      description:
        'Máy chủ ảo Windows Server điều khiển từ xa, với các phiên bản còn được hỗ trợ và những gói đủ bộ nhớ.',
      audience: [
        'Bạn chạy phần mềm kế toán, bán hàng hoặc quản lý chỉ có bản Windows.',
        'Bạn cần một máy Windows luôn bật, mở được từ bất cứ đâu.',
        'Ứng dụng của bạn được viết riêng cho Windows Server.',
      ],
      honest:
        'Windows cần nhiều bộ nhớ hơn Linux, nên gói nhỏ nhất không cài được. Nếu phần mềm của bạn cũng chạy trên Linux, một gói nhỏ hơn thường là đủ.',
      offered: 'Các gói chạy Windows Server',
    },
    dedicated: {
      title: 'Máy chủ riêng',
      description: 'Trọn một máy chủ vật lý cho riêng bạn: không chia sẻ bộ xử lý, bộ nhớ hay ổ đĩa với ai.',
      audience: [
        'Khối lượng công việc của bạn chiếm gần hết một máy trong cả ngày.',
        'Bạn cần hiệu năng đều, không phụ thuộc vào khách hàng khác.',
        'Quy định của bạn không cho phép dùng chung phần cứng.',
      ],
      honest:
        'Máy chủ riêng không tự khởi tạo như VPS: mỗi máy được báo giá và chuẩn bị theo yêu cầu. Giá dưới đây là giá khởi điểm mỗi tháng.',
      offered: 'Máy chủ riêng đang có',
    },
    cloud: {
      title: 'Dịch vụ đám mây',
      description: 'Máy ảo, lưu trữ và cân bằng tải cho hệ thống lớn dần theo thời gian.',
      audience: [
        'Hệ thống của bạn cần nhiều hơn một máy chủ.',
        'Lượng truy cập thay đổi mạnh theo mùa hoặc theo chiến dịch.',
        'Bạn muốn tách lưu trữ ra khỏi máy chủ.',
      ],
      honest:
        'Những dịch vụ này được báo giá theo nhu cầu và do chúng tôi thiết lập cùng bạn. Nếu chỉ cần một máy chủ, VPS rẻ hơn và dùng được ngay.',
      offered: 'Dịch vụ đám mây đang có',
    },
  },
  audience: 'Dành cho ai',
  honest: 'Nên biết trước khi đặt',
  systems: 'Hệ điều hành để chọn',
  systemsDescription:
    'Sau hạn này nhà phát hành không vá lỗ hổng bảo mật nữa. Bản đã hết hỗ trợ vẫn đặt được cho phần mềm cũ, nhưng nên chọn bản thay thế.',
  system: systemTable,
  table: priceTable,
  grid: productsTexts.grid,
  prices: 'So sánh và tính chi phí trong bảng giá',
  quotation: productTexts.quotation,
}
