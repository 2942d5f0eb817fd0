import type { HeaderTexts } from '#ds/storefront/Header/index.ts'

/** The header of the public pages. */
export const header: HeaderTexts = {
  brand: 'Sen Cloud',
  navigation: 'Chính',
  openMenu: 'Menu',
  cart: 'Giỏ hàng',
  login: 'Đăng nhập',
  register: 'Đăng ký',
  dashboard: 'Bảng điều khiển',
  account: 'Tài khoản',
  admin: 'Quản trị',
  logout: 'Đăng xuất',
  groups: {
    activity: {
      name: 'Hoạt động',
      links: {
        flashSale: 'Giảm giá chớp nhoáng',
        newUser: 'Ưu đãi khách hàng mới',
        group: 'Mua theo nhóm',
        memberSaturday: 'Thứ Bảy hội viên',
      },
    },
    product: {
      name: 'Sản phẩm',
      areas: {
        cloud: {
          name: 'Cloud',
          description: 'Máy chủ ảo, lưu trữ và mạng',
          pages: {
            vps: 'VPS',
            publicCloud: 'Public Cloud',
            bareMetalCloud: 'Bare Metal Cloud',
            container: 'Container',
            cloudGpu: 'Cloud GPU',
            cloudPhone: 'Cloud Phone',
            loadBalancer: 'Cân bằng tải',
            vpc: 'Mạng riêng VPC',
            publicIp: 'IP công cộng',
            natGateway: 'NAT Gateway',
            cloudBandwidth: 'Băng thông cloud',
            cloudDdosPlus: 'Chống DDoS Plus',
            cloudDisk: 'Ổ đĩa cloud',
            objectStorage: 'Lưu trữ đối tượng',
            backup: 'Sao lưu',
            mirroring: 'Kho mirror',
          },
        },
        dedicated: {
          name: 'Máy chủ riêng',
          description: 'Máy vật lý của riêng bạn',
          pages: {
            dedicated: 'Máy chủ vật lý',
            bandwidthServer: 'Máy chủ băng thông',
            highBandwidth: 'Băng thông lớn',
            multipleIps: 'Nhiều địa chỉ IP',
            ddosProtection: 'Chống DDoS',
            customServer: 'Cấu hình tùy chọn',
            gpuServer: 'Máy chủ GPU',
          },
        },
        domain: {
          name: 'Tên miền và hosting',
          description: 'Tên miền, web và email',
          pages: {
            domainRegistration: 'Đăng ký tên miền',
            sharedHosting: 'Shared hosting',
            sslCertificate: 'Chứng chỉ SSL',
            businessEmail: 'Email doanh nghiệp',
          },
        },
      },
      cloudSections: { compute: 'Máy chủ', network: 'Mạng', storage: 'Lưu trữ' },
    },
    solutions: {
      name: 'Giải pháp',
      links: { palworld: 'Máy chủ Palworld', oneStop: 'Giải pháp trọn gói', connectivity: 'Kết nối mạng' },
    },
    partners: {
      name: 'Đối tác',
      links: { affiliate: 'Chương trình giới thiệu', affiliates: 'Cộng tác viên', reseller: 'Đại lý' },
    },
    services: {
      name: 'Dịch vụ',
      links: {
        knowledge: 'Bài viết trợ giúp',
        tools: 'Công cụ',
        guide: 'Hướng dẫn sử dụng',
        selfService: 'Trung tâm tự xử lý',
        apiDocs: 'Tài liệu API',
        support: 'Trung tâm hỗ trợ',
        suggestions: 'Góp ý',
      },
    },
    company: {
      name: 'Công ty',
      links: {
        news: 'Tin tức',
        careers: 'Tuyển dụng',
        agreements: 'Thỏa thuận pháp lý',
        about: 'Giới thiệu',
        contact: 'Liên hệ',
      },
    },
  },
}
