import type { ServersScreenTexts } from '#ds/screens/ServersScreen/index.ts'
import { systemTable } from './pricing/systems.ts'
import { priceTable } from './pricing/table.ts'
import { productTexts } from './product.ts'
import { productsTexts } from './products.ts'

/** The pages about a kind of servers. */
export const serversTexts: ServersScreenTexts = {
  pages: {
    linux: {
      title: 'Linux VPS',
      description: '拥有完整 root 权限的 Linux 虚拟服务器。先了解各发行版的维护期限，再选择合适的套餐。',
      audience: [
        '您要运行自己的网站、网店或应用程序。',
        '您需要一台服务器用于试验、学习或后台任务。',
        '您熟悉命令行，或身边有人熟悉。',
      ],
      honest: '硬件、网络和电力由我们负责。服务器内部的系统更新、安装与安全由您自己管理。',
      offered: '可运行 Linux 的套餐',
    },
    windows: {
      title: 'Windows VPS',
      description: '可远程桌面操作的 Windows Server 虚拟服务器：各版本的维护期限，以及内存足够的套餐。',
      audience: [
        '您使用只有 Windows 版的财务、销售或管理软件。',
        '您需要一个始终在线、随处可用的 Windows 桌面。',
        '您的应用程序专为 Windows Server 开发。',
      ],
      honest:
        'Windows 比 Linux 需要更多内存，最小的套餐无法安装。如果您的软件也能在 Linux 上运行，较小的套餐往往就够用。',
      offered: '可运行 Windows Server 的套餐',
    },
    dedicated: {
      title: '独立服务器',
      description: '整台物理服务器归您独用：处理器、内存和硬盘都不与他人共享。',
      audience: [
        '您的业务全天占用一台机器的大部分资源。',
        '您需要稳定的性能，不受其他客户影响。',
        '您的规定不允许共用硬件。',
      ],
      honest: '独立服务器不像 VPS 那样自动开通：每台都按需求报价并准备。以下为每月起步价。',
      offered: '目前提供的独立服务器',
    },
    cloud: {
      title: '云服务',
      description: '计算、存储与负载均衡，适合不断成长的系统。',
      audience: ['您的系统需要不止一台服务器。', '您的访问量随季节或活动大幅变化。', '您希望把存储与服务器分开。'],
      honest: '这些服务按需求报价，由我们与您一起部署。如果一台服务器就够，VPS 更便宜，也能立即使用。',
      offered: '目前提供的云服务',
    },
  },
  audience: '适合谁',
  honest: '下单前须知',
  systems: '可选操作系统',
  systemsDescription: '过了这一天，开发方不再修补安全漏洞。停止维护的系统仍可为旧软件订购，但建议改选后续版本。',
  system: systemTable,
  table: priceTable,
  grid: productsTexts.grid,
  prices: '在价格表中对比和计算',
  quotation: productTexts.quotation,
}
