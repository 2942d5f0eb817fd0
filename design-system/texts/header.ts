import type { HeaderTexts } from '#ds/storefront/Header/index.ts'
import { localized, same } from './localized.ts'

/** The header of the public pages. */
export const header = localized<HeaderTexts>({
  brand: same('Sen Cloud'),
  navigation: { vi: 'Chính', en: 'Main', zh: '主导航' },
  openMenu: { vi: 'Menu', en: 'Menu', zh: '菜单' },
  cart: { vi: 'Giỏ hàng', en: 'Cart', zh: '购物车' },
  login: { vi: 'Đăng nhập', en: 'Login', zh: '登录' },
  register: { vi: 'Đăng ký', en: 'Register', zh: '注册' },
  dashboard: { vi: 'Bảng điều khiển', en: 'Dashboard', zh: '控制台' },
  account: { vi: 'Tài khoản', en: 'Account', zh: '我的账号', mixed: { en: 'vi' } },
  admin: { vi: 'Quản trị', en: 'Administration', zh: '管理后台', mixed: { en: 'vi' } },
  logout: { vi: 'Đăng xuất', en: 'Log out', zh: '退出登录', mixed: { en: 'vi' } },
  groups: {
    activity: {
      name: { vi: 'Hoạt động', en: 'Activity', zh: '活动' },
      links: {
        flashSale: { vi: 'Ưu đãi ngắn hạn', en: 'Flash sale', zh: '限时秒杀' },
        newUser: { vi: 'Ưu đãi khách hàng mới', en: 'New customer offers', zh: '新用户专享' },
        group: { vi: 'Mua theo nhóm', en: 'Group buying', zh: '拼团优惠' },
        memberSaturday: { vi: 'Thứ Bảy hội viên', en: 'Member Saturday', zh: '周六会员日' },
      },
    },
    product: {
      name: { vi: 'Sản phẩm', en: 'Product', zh: '产品' },
      areas: {
        cloud: {
          name: { vi: 'Đám mây', en: 'Cloud', zh: '云产品' },
          description: {
            vi: 'Máy chủ ảo, lưu trữ và mạng',
            en: 'Virtual servers, storage and network',
            zh: '云服务器、存储与网络',
          },
          pages: {
            vps: { vi: 'VPS', en: 'VPS', zh: 'VPS 云服务器' },
            publicCloud: { vi: 'Public Cloud', en: 'Public Cloud', zh: '公有云' },
            bareMetalCloud: { vi: 'Bare Metal Cloud', en: 'Bare Metal Cloud', zh: '裸金属云' },
            container: { vi: 'Container', en: 'Container', zh: '容器服务' },
            cloudGpu: { vi: 'Cloud GPU', en: 'Cloud GPU', zh: 'GPU 云服务器' },
            cloudPhone: { vi: 'Cloud Phone', en: 'Cloud Phone', zh: '云手机' },
            loadBalancer: { vi: 'Cân bằng tải', en: 'Load Balancer', zh: '负载均衡' },
            vpc: { vi: 'Mạng riêng VPC', en: 'VPC', zh: '专有网络 VPC' },
            publicIp: { vi: 'IP công cộng', en: 'Public IP', zh: '公网 IP' },
            natGateway: { vi: 'NAT Gateway', en: 'NAT Gateway', zh: 'NAT 网关' },
            cloudBandwidth: { vi: 'Băng thông đám mây', en: 'Cloud Bandwidth', zh: '云带宽' },
            cloudDdosPlus: { vi: 'Chống DDoS Plus', en: 'Cloud DDoS Plus', zh: 'DDoS 高防 Plus' },
            cloudDisk: { vi: 'Ổ đĩa đám mây', en: 'Cloud Disk', zh: '云硬盘' },
            objectStorage: { vi: 'Lưu trữ đối tượng', en: 'Object Storage', zh: '对象存储' },
            backup: { vi: 'Sao lưu', en: 'Backup', zh: '云备份' },
            mirroring: { vi: 'Kho phần mềm (mirror)', en: 'Mirrors', zh: '镜像站' },
          },
        },
        dedicated: {
          name: { vi: 'Máy chủ riêng', en: 'Dedicated', zh: '独立服务器' },
          description: {
            vi: 'Máy chủ vật lý của riêng bạn',
            en: 'Physical servers just for you',
            zh: '独享的物理服务器',
          },
          pages: {
            dedicated: { vi: 'Máy chủ vật lý', en: 'Dedicated Server', zh: '物理服务器' },
            bandwidthServer: { vi: 'Máy chủ băng thông', en: 'Bandwidth Server', zh: '带宽型服务器' },
            highBandwidth: { vi: 'Băng thông lớn', en: 'High Bandwidth', zh: '大带宽服务器' },
            multipleIps: { vi: 'Nhiều địa chỉ IP', en: 'Multiple IPs', zh: '多 IP 服务器' },
            ddosProtection: { vi: 'Chống DDoS', en: 'DDoS Protection', zh: 'DDoS 防护' },
            customServer: { vi: 'Cấu hình tùy chọn', en: 'Custom Server', zh: '定制服务器' },
            gpuServer: { vi: 'Máy chủ GPU', en: 'GPU Server', zh: 'GPU 服务器' },
          },
        },
        domain: {
          name: { vi: 'Tên miền và hosting', en: 'Domain and hosting', zh: '域名与主机' },
          description: { vi: 'Tên miền, web và email', en: 'Domains, websites and email', zh: '域名、网站与企业邮箱' },
          pages: {
            domainRegistration: { vi: 'Đăng ký tên miền', en: 'Domain Registration', zh: '域名注册' },
            sharedHosting: { vi: 'Hosting chia sẻ', en: 'Shared Hosting', zh: '虚拟主机' },
            sslCertificate: { vi: 'Chứng chỉ SSL', en: 'SSL Certificate', zh: 'SSL 证书' },
            businessEmail: { vi: 'Email doanh nghiệp', en: 'Business Email', zh: '企业邮箱' },
          },
        },
      },
      cloudSections: {
        compute: { vi: 'Máy chủ', en: 'Compute', zh: '计算' },
        network: { vi: 'Mạng', en: 'Network', zh: '网络' },
        storage: { vi: 'Lưu trữ', en: 'Storage', zh: '存储' },
      },
    },
    solutions: {
      name: { vi: 'Giải pháp', en: 'Solutions', zh: '解决方案' },
      links: {
        palworld: { vi: 'Máy chủ Palworld', en: 'Palworld servers', zh: '幻兽帕鲁服务器' },
        oneStop: { vi: 'Giải pháp trọn gói', en: 'One-stop solution', zh: '一站式方案' },
        connectivity: { vi: 'Kết nối mạng', en: 'Connectivity', zh: '网络互联' },
      },
    },
    partners: {
      name: { vi: 'Đối tác', en: 'Partners', zh: '合作伙伴' },
      links: {
        affiliate: { vi: 'Chương trình giới thiệu', en: 'Referral programme', zh: '推荐计划' },
        affiliates: { vi: 'Cộng tác viên', en: 'Affiliates', zh: '推广伙伴' },
        reseller: { vi: 'Đại lý', en: 'Resellers', zh: '代理商' },
      },
    },
    services: {
      name: { vi: 'Dịch vụ', en: 'Services', zh: '服务' },
      links: {
        knowledge: { vi: 'Bài viết trợ giúp', en: 'Help articles', zh: '帮助文章' },
        tools: { vi: 'Công cụ', en: 'Tools', zh: '工具' },
        guide: { vi: 'Hướng dẫn sử dụng', en: 'Guides', zh: '使用指南' },
        selfService: { vi: 'Tự phục vụ', en: 'Self-service', zh: '自助服务' },
        apiDocs: { vi: 'Tài liệu API', en: 'API documentation', zh: 'API 文档' },
        support: { vi: 'Trung tâm hỗ trợ', en: 'Support centre', zh: '支持中心' },
        suggestions: { vi: 'Góp ý', en: 'Suggestions', zh: '意见反馈' },
      },
    },
    company: {
      name: { vi: 'Công ty', en: 'Company', zh: '公司' },
      links: {
        news: { vi: 'Tin tức', en: 'News', zh: '新闻' },
        careers: { vi: 'Tuyển dụng', en: 'Careers', zh: '招聘' },
        agreements: { vi: 'Thỏa thuận pháp lý', en: 'Agreements', zh: '法律协议' },
        about: { vi: 'Giới thiệu', en: 'About us', zh: '关于我们' },
        contact: { vi: 'Liên hệ', en: 'Contact', zh: '联系我们' },
      },
    },
  },
})
