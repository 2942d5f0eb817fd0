import type { HeaderTexts } from '#ds/storefront/Header/index.ts'

/** The header of the public pages. */
export const header: HeaderTexts = {
  brand: 'Sen Cloud',
  navigation: '主导航',
  openMenu: '菜单',
  cart: '购物车',
  login: '登录',
  register: '注册',
  dashboard: '控制台',
  account: '我的账号',
  admin: '管理后台',
  logout: '退出登录',
  groups: {
    activity: {
      name: '活动',
      links: {
        flashSale: '限时秒杀',
        newUser: '新用户专享',
        group: '拼团优惠',
        memberSaturday: '周六会员日',
      },
    },
    product: {
      name: '产品',
      areas: {
        cloud: {
          name: '云产品',
          description: '云服务器、存储与网络',
          pages: {
            vps: 'VPS 云服务器',
            publicCloud: '公有云',
            bareMetalCloud: '裸金属云',
            container: '容器服务',
            cloudGpu: 'GPU 云服务器',
            cloudPhone: '云手机',
            loadBalancer: '负载均衡',
            vpc: '专有网络 VPC',
            publicIp: '公网 IP',
            natGateway: 'NAT 网关',
            cloudBandwidth: '云带宽',
            cloudDdosPlus: 'DDoS 高防 Plus',
            cloudDisk: '云硬盘',
            objectStorage: '对象存储',
            backup: '云备份',
            mirroring: '镜像站',
          },
        },
        dedicated: {
          name: '独立服务器',
          description: '独享的物理服务器',
          pages: {
            dedicated: '物理服务器',
            bandwidthServer: '带宽型服务器',
            highBandwidth: '大带宽服务器',
            multipleIps: '多 IP 服务器',
            ddosProtection: 'DDoS 防护',
            customServer: '定制服务器',
            gpuServer: 'GPU 服务器',
          },
        },
        domain: {
          name: '域名与主机',
          description: '域名、网站与企业邮箱',
          pages: {
            domainRegistration: '域名注册',
            sharedHosting: '虚拟主机',
            sslCertificate: 'SSL 证书',
            businessEmail: '企业邮箱',
          },
        },
      },
      cloudSections: { compute: '计算', network: '网络', storage: '存储' },
    },
    solutions: {
      name: '解决方案',
      links: { palworld: '幻兽帕鲁服务器', oneStop: '一站式方案', connectivity: '网络互联' },
    },
    partners: {
      name: '合作伙伴',
      links: { affiliate: '推荐计划', affiliates: '推广伙伴', reseller: '代理商' },
    },
    services: {
      name: '服务',
      links: {
        knowledge: '帮助文章',
        tools: '工具',
        guide: '使用指南',
        selfService: '自助服务',
        apiDocs: 'API 文档',
        support: '支持中心',
        suggestions: '意见反馈',
      },
    },
    company: {
      name: '公司',
      links: { news: '新闻', careers: '招聘', agreements: '法律协议', about: '关于我们', contact: '联系我们' },
    },
  },
}
