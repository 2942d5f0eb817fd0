import type { ServersScreenTexts } from '#ds/screens/ServersScreen/index.ts'
import { planPicker } from './landing/plan-picker.ts'
import { localized } from './localized.ts'
import { systemTable } from './pricing/systems.ts'
import { productTexts } from './product.ts'
import { productsTexts } from './products.ts'

/** The pages about a kind of servers. */
export const serversTexts = localized<ServersScreenTexts>({
  pages: {
    linux: {
      title: { vi: 'VPS Linux', en: 'Linux VPS', zh: 'Linux VPS' },
      description: {
        vi: 'Máy chủ ảo Linux với toàn quyền root. Xem hạn hỗ trợ của từng bản phân phối rồi chọn gói phù hợp.',
        en: 'Virtual Linux servers with full root access. See how long each distribution is supported, then choose a plan.',
        zh: '拥有完整 root 权限的 Linux 云服务器 VPS。先了解各发行版的维护期限，再选择合适的套餐。',
      },
      audience: [
        {
          vi: 'Bạn vận hành trang web, cửa hàng trực tuyến hoặc ứng dụng của riêng mình.',
          en: 'You run your own website, online shop or application.',
          zh: '您要运行自己的网站、网店或应用程序。',
        },
        {
          vi: 'Bạn cần một máy chủ để thử nghiệm, học tập hay chạy tác vụ nền.',
          en: 'You need a server for experiments, learning or background jobs.',
          zh: '您需要一台服务器用于试验、学习或后台任务。',
        },
        {
          vi: 'Bạn quen dùng dòng lệnh, hoặc có người làm giúp.',
          en: 'You are comfortable on the command line, or work with someone who is.',
          zh: '您熟悉命令行，或身边有人熟悉。',
        },
      ],
      honest: {
        vi: 'Chúng tôi lo phần cứng, mạng và điện. Bạn tự cập nhật hệ điều hành, cài đặt phần mềm và bảo mật bên trong máy chủ.',
        en: 'We look after hardware, network and power. Updates, installation and security inside the server are up to you.',
        zh: '硬件、网络和电力由我们负责。服务器内部的系统更新、安装与安全由您自己管理。',
      },
      offered: { vi: 'Các gói chạy Linux', en: 'Plans that run Linux', zh: '可运行 Linux 的套餐' },
    },
    windows: {
      title: { vi: 'VPS Windows', en: 'Windows VPS', zh: 'Windows VPS' },
      description: {
        vi: 'Máy chủ ảo Windows Server điều khiển từ xa, cùng hạn hỗ trợ của từng phiên bản và những gói đủ RAM.',
        en: 'Virtual servers with Windows Server and remote desktop. See how long each version is supported and which plans have enough RAM.',
        zh: '支持远程桌面的 Windows Server 云服务器 VPS：各版本的维护期限，以及内存足够的套餐。',
      },
      audience: [
        {
          vi: 'Bạn chạy phần mềm kế toán, bán hàng hoặc quản lý chỉ có bản Windows.',
          en: 'You use accounting, sales or management software that only runs on Windows.',
          zh: '您使用只有 Windows 版的财务、销售或管理软件。',
        },
        {
          vi: 'Bạn cần một máy Windows luôn bật, truy cập được từ mọi nơi.',
          en: 'You need a Windows desktop that is always on and reachable from anywhere.',
          zh: '您需要一个始终在线、随处可用的 Windows 桌面。',
        },
        {
          vi: 'Ứng dụng của bạn được viết riêng cho Windows Server.',
          en: 'Your application was written for Windows Server.',
          zh: '您的应用程序专为 Windows Server 开发。',
        },
      ],
      honest: {
        vi: 'Windows cần nhiều RAM hơn Linux nên gói nhỏ nhất không cài được. Nếu phần mềm của bạn cũng chạy trên Linux, một gói nhỏ hơn thường là đủ.',
        en: 'Windows needs more RAM than Linux, so the smallest plans cannot run it. If your software also runs on Linux, a smaller plan is often enough.',
        zh: 'Windows 比 Linux 需要更多内存，最小的套餐无法安装。如果您的软件也能在 Linux 上运行，较小的套餐往往就够用。',
      },
      offered: {
        vi: 'Các gói chạy Windows Server',
        en: 'Plans that run Windows Server',
        zh: '可运行 Windows Server 的套餐',
      },
    },
    dedicated: {
      title: { vi: 'Máy chủ riêng', en: 'Dedicated servers', zh: '独立服务器' },
      description: {
        vi: 'Trọn một máy chủ vật lý cho riêng bạn: không chia sẻ bộ xử lý, RAM hay ổ đĩa với ai.',
        en: 'A whole physical server for you alone: its processor, RAM and disks are shared with nobody.',
        zh: '整台物理服务器归您独用：处理器、内存和硬盘都不与他人共享。',
      },
      audience: [
        {
          vi: 'Ứng dụng của bạn dùng gần hết tài nguyên của một máy chủ suốt ngày.',
          en: 'Your workload keeps a server busy all day.',
          zh: '您的业务全天占用一台服务器的大部分资源。',
        },
        {
          vi: 'Bạn cần hiệu năng ổn định, không phụ thuộc vào khách hàng khác.',
          en: 'You need steady performance that does not depend on other customers.',
          zh: '您需要稳定的性能，不受其他客户影响。',
        },
        {
          vi: 'Quy định của đơn vị bạn không cho phép dùng chung phần cứng.',
          en: 'Your compliance rules do not allow shared hardware.',
          zh: '贵司的合规要求不允许共用硬件。',
        },
      ],
      honest: {
        vi: 'Máy chủ riêng không tự khởi tạo như VPS: mỗi máy chủ được báo giá và chuẩn bị theo yêu cầu. Giá dưới đây là giá khởi điểm mỗi tháng.',
        en: 'A dedicated server is not set up automatically like a VPS: each one is quoted and prepared on request. The prices below are starting prices per month.',
        zh: '独立服务器不像 VPS 那样自动开通：每台都按需求报价并准备。以下为每月起步价。',
      },
      offered: { vi: 'Máy chủ riêng đang bán', en: 'Our dedicated servers', zh: '在售独立服务器' },
    },
    cloud: {
      title: { vi: 'Dịch vụ đám mây', en: 'Cloud services', zh: '云服务' },
      description: {
        vi: 'Máy chủ ảo, lưu trữ và cân bằng tải cho hệ thống lớn dần theo thời gian.',
        en: 'Compute, storage and load balancing for systems that grow over time.',
        zh: '计算、存储与负载均衡，适合不断成长的系统。',
      },
      audience: [
        {
          vi: 'Hệ thống của bạn cần nhiều hơn một máy chủ.',
          en: 'Your system needs more than one server.',
          zh: '您的系统需要不止一台服务器。',
        },
        {
          vi: 'Lượng truy cập thay đổi mạnh theo mùa hoặc theo chiến dịch.',
          en: 'Your traffic varies a lot with seasons or campaigns.',
          zh: '您的访问量随季节或活动大幅变化。',
        },
        {
          vi: 'Bạn muốn tách lưu trữ ra khỏi máy chủ.',
          en: 'You want to separate storage from servers.',
          zh: '您希望把存储与服务器分开。',
        },
      ],
      honest: {
        vi: 'Những dịch vụ này được báo giá theo nhu cầu và chúng tôi thiết lập cùng bạn. Nếu chỉ cần một máy chủ, VPS rẻ hơn và dùng được ngay.',
        en: 'We quote these services individually and set them up with you. If one server is enough, a VPS costs less and is ready within minutes.',
        zh: '这些服务按需求报价，由我们与您一起部署。如果一台服务器就够，VPS 更便宜，也能立即使用。',
      },
      offered: { vi: 'Dịch vụ đám mây đang bán', en: 'Our cloud services', zh: '在售云服务' },
    },
  },
  audience: { vi: 'Phù hợp với ai', en: 'Who it is for', zh: '适合哪些用户' },
  honest: { vi: 'Nên biết trước khi đặt', en: 'Good to know before you order', zh: '下单前须知' },
  systems: { vi: 'Các hệ điều hành', en: 'Operating systems', zh: '可选操作系统' },
  systemsDescription: {
    vi: 'Sau hạn này, nhà phát hành không vá lỗ hổng bảo mật nữa. Bạn vẫn đặt được bản đã hết hỗ trợ cho phần mềm cũ, nhưng nên chọn bản thay thế.',
    en: 'After this date the vendor no longer releases security fixes. You can still order such systems for old software, but we recommend their successors.',
    zh: '此日期之后，开发方不再修补安全漏洞。如需运行旧软件，仍可选择已停止维护的系统，但建议改选后续版本。',
  },
  system: systemTable,
  plans: planPicker,
  list: productsTexts.list,
  prices: {
    vi: 'So sánh và tính chi phí trong bảng giá',
    en: 'Compare and calculate on the pricing page',
    zh: '在价格表中对比和计算',
  },
  quotation: productTexts.quotation,
})
