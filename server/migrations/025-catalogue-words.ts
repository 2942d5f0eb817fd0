import type { Migration } from '#server/platform/db/migrate-store.ts'

/** A text as the catalogue was seeded with it, and as it reads now. */
type Words = readonly (readonly [before: string, after: string])[]

const series: Words = [
  ['拥有完整 root 权限的虚拟服务器,按所需配置付费。', '拥有完整 root 权限的虚拟服务器，按所需配置付费。'],
  ['更大的存储与流量,价格已含备份和技术支持。', '更大的存储与流量，价格已含备份和技术支持。'],
]

const features: Words = [
  ['Uptime 99.9%', 'Thời gian hoạt động 99,9 %'],
  ['Image hệ điều hành tùy chỉnh', 'Bản cài hệ điều hành tùy chọn'],
]

const categories: Words = [
  ['位于河内和胡志明市机房的整台物理服务器,由您独享。', '位于河内和胡志明市机房的整台物理服务器，由您独享。'],
  ['计算、存储与网络,随您的业务一同扩展。', '计算、存储与网络，随您的业务一同扩展。'],
  [
    '属于您自己的虚拟服务器,完整 root 权限,几分钟即可使用。',
    '属于您自己的虚拟服务器，完整 root 权限，几分钟即可使用。',
  ],
  ['用于模型、渲染和视频处理的 GPU,按月租用。', '用于模型、渲染和视频处理的 GPU，按月租用。'],
  ['贴近您的访客,跨境互联。', '贴近您的访客，跨境互联。'],
]

const productNames: Words = [['内容分发网络(CDN)', '内容分发网络（CDN）']]

const productDescriptions: Words = [
  ['整台服务器承载一项稳定的业务,机房位于河内或胡志明市。', '整台服务器承载一项稳定的业务，机房位于河内或胡志明市。'],
  [
    '适合繁忙的数据库和虚拟化,配备 NVMe 存储,现场工程师全天候值守。',
    '适合繁忙的数据库和虚拟化，配备 NVMe 存储，现场工程师全天候值守。',
  ],
  ['可按小时伸缩的虚拟服务器,彼此之间由专用网络相连。', '可按小时伸缩的虚拟服务器，彼此之间由专用网络相连。'],
  [
    '通过兼容 S3 的接口存放文件、图片和备份,在越南境内保存三份。',
    '通过兼容 S3 的接口存放文件、图片和备份，在越南境内保存三份。',
  ],
  ['一个地址连接多台服务器,带健康检查和免费证书。', '一个地址连接多台服务器，带健康检查和免费证书。'],
  ['攻击流量在到达您的服务器之前就被清洗,覆盖所有协议。', '攻击流量在到达您的服务器之前就被清洗，覆盖所有协议。'],
  ['无需改动网站,即可拦截针对商城和内容系统的常见攻击。', '无需改动网站，即可拦截针对商城和内容系统的常见攻击。'],
  ['您的第一台服务器,适合博客、机器人或测试环境。', '您的第一台服务器，适合博客、机器人或测试环境。'],
  [
    '足以承载一家网店或多个站点,需要时也可运行 Windows Server。',
    '足以承载一家网店或多个站点，需要时也可运行 Windows Server。',
  ],
  ['面向创造收入的应用:性能强劲、每日备份、留有余量。', '面向创造收入的应用：性能强劲、每日备份、留有余量。'],
  [
    '新一代 GPU 的一部分算力,用于模型服务、预览渲染和视频转码。',
    '新一代 GPU 的一部分算力，用于模型服务、预览渲染和视频转码。',
  ],
  ['整张加速卡配高速本地存储,用于训练和大型仿真。', '整张加速卡配高速本地存储，用于训练和大型仿真。'],
  ['网页和视频从离访客最近的节点送达,覆盖越南及海外。', '网页和视频从离访客最近的节点送达，覆盖越南及海外。'],
]

const productFeatures: Words = [
  ['Intel Xeon E-2336,6 核', 'Intel Xeon E-2336，6 核'],
  ['2 × 480 GB SSD,RAID 1', '2 × 480 GB SSD，RAID 1'],
  ['100 Mbps,不限流量', '100 Mbps，不限流量'],
  ['AMD EPYC 7313P,16 核', 'AMD EPYC 7313P，16 核'],
  ['2 × 1.92 TB NVMe,RAID 1', '2 × 1.92 TB NVMe，RAID 1'],
  ['1 Gbps,每月 30 TB', '1 Gbps，每月 30 TB'],
  ['免费证书,自动续期', '免费证书，自动续期'],
  ['NVIDIA L4,24 GB', 'NVIDIA L4，24 GB'],
  ['NVIDIA A100,80 GB', 'NVIDIA A100，80 GB'],
]

/** SQL for a column with texts as JSON, in which each old text is replaced: only a whole one, so what an admin has written stays. */
const replaced = (column: string, words: Words) =>
  words.reduce((sql, [before, after]) => `REPLACE(${sql}, '"${before}"', '"${after}"')`, column)

/**
 * Corrected words in catalogues that were filled before: a new database begins with them. The revision stays: a server of this
 * version reads the catalogue after these steps.
 */
export const catalogueWords: readonly Migration[] = [
  { name: '025-words-of-series', up: () => `UPDATE series SET description = ${replaced('description', series)}` },
  {
    // “Load balancer” was the same in English, where it stays.
    name: '025-words-of-plans',
    up: () => `
      UPDATE plans SET features = REPLACE(
        ${replaced('features', features)}, '"vi":["Load balancer"', '"vi":["Cân bằng tải"'
      )`,
  },
  {
    name: '025-words-of-categories',
    up: () => `UPDATE categories SET description = ${replaced('description', categories)}`,
  },
  {
    name: '025-words-of-products',
    up: () => `
      UPDATE products SET
        name = ${replaced('name', productNames)},
        description = ${replaced('description', productDescriptions)},
        features = ${replaced('features', productFeatures)}`,
  },
]
