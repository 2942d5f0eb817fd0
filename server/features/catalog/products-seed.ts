import type { CategoryRecord, ProductRecord, Unlisted } from './catalog-records.ts'

/** The six categories (product spec, section 2). */
export const categories: readonly Unlisted<CategoryRecord>[] = [
  {
    id: 'dedicated',
    name: { vi: 'Máy chủ riêng', en: 'Dedicated Servers', zh: '独立服务器' },
    description: {
      vi: 'Trọn một máy chủ trong phòng máy Hà Nội hoặc TP. Hồ Chí Minh, chỉ mình bạn dùng.',
      en: 'Whole servers in our racks in Hanoi and Ho Chi Minh City, for you alone.',
      zh: '位于河内和胡志明市机房的整台物理服务器，由您独享。',
    },
  },
  {
    id: 'cloud',
    name: { vi: 'Dịch vụ đám mây', en: 'Cloud Services', zh: '云服务' },
    description: {
      vi: 'Máy chủ ảo, lưu trữ và mạng mở rộng cùng hệ thống của bạn.',
      en: 'Compute, storage and network that grow with what you run.',
      zh: '计算、存储与网络，随您的业务一同扩展。',
    },
  },
  {
    id: 'security',
    name: { vi: 'Giải pháp bảo mật', en: 'Security Solutions', zh: '安全防护' },
    description: {
      vi: 'Chặn tấn công trước khi chạm đến máy chủ và khách hàng của bạn.',
      en: 'Keeps attacks away from your servers and your customers.',
      zh: '把攻击挡在您的服务器和客户之外。',
    },
  },
  {
    id: 'vps',
    name: { vi: 'VPS', en: 'VPS Hosting', zh: 'VPS 主机' },
    description: {
      vi: 'Máy chủ ảo của riêng bạn, toàn quyền root, sẵn sàng sau vài phút.',
      en: 'Your own servers with full root access, ready in minutes.',
      zh: '您专属的云服务器 VPS，完整 root 权限，几分钟即可使用。',
    },
  },
  {
    id: 'gpu',
    name: { vi: 'Máy chủ GPU', en: 'GPU Computing', zh: 'GPU 计算' },
    description: {
      vi: 'GPU cho mô hình AI, dựng hình và xử lý video, thuê theo tháng.',
      en: 'GPUs for AI models, rendering and video, billed monthly.',
      zh: '用于 AI 模型、渲染和视频处理的 GPU，按月租用。',
    },
  },
  {
    id: 'global',
    name: { vi: 'Hạ tầng toàn cầu', en: 'Global Infrastructure', zh: '全球基础设施' },
    description: {
      vi: 'Gần người truy cập của bạn, kết nối xuyên biên giới.',
      en: 'Close to your visitors, and connected across borders.',
      zh: '贴近您的访客，跨境互联。',
    },
  },
]

/** The features of a product that is a plan: the plan has them. */
const ofPlan = { vi: [], en: [], zh: [] }

/** The products of the public pages. Prices in integer dong per month; those of plans are the plans'. */
export const products: readonly Unlisted<ProductRecord>[] = [
  {
    id: 'dedicated-essential',
    categoryId: 'dedicated',
    price: 1_990_000,
    planId: null,
    name: { vi: 'Dedicated Essential', en: 'Dedicated Essential', zh: 'Dedicated Essential' },
    description: {
      vi: 'Trọn một máy chủ cho ứng dụng chạy ổn định, đặt tại Hà Nội hoặc TP. Hồ Chí Minh.',
      en: 'A whole server for one steady workload, in racks in Hanoi or Ho Chi Minh City.',
      zh: '整台服务器承载一项稳定的业务，机房位于河内或胡志明市。',
    },
    features: {
      vi: [
        'Intel Xeon E-2336, 6 nhân',
        'RAM ECC 32 GB',
        '2 × 480 GB SSD, RAID 1',
        '100 Mbps, không giới hạn lưu lượng',
        '1 địa chỉ IPv4',
      ],
      en: [
        'Intel Xeon E-2336, 6 cores',
        '32 GB ECC memory',
        '2 × 480 GB SSD in RAID 1',
        '100 Mbps, unmetered',
        '1 IPv4 address',
      ],
      zh: [
        'Intel Xeon E-2336，6 核',
        '32 GB ECC 内存',
        '2 × 480 GB SSD，RAID 1',
        '100 Mbps，不限流量',
        '1 个 IPv4 地址',
      ],
    },
  },
  {
    id: 'dedicated-performance',
    categoryId: 'dedicated',
    price: 4_490_000,
    planId: null,
    name: { vi: 'Dedicated Performance', en: 'Dedicated Performance', zh: 'Dedicated Performance' },
    description: {
      vi: 'Đủ mạnh cho cơ sở dữ liệu lớn và ảo hóa, ổ NVMe, kỹ thuật viên trực tại chỗ 24/7.',
      en: 'Room for busy databases and virtualisation, with NVMe storage and remote hands 24/7.',
      zh: '适合高负载数据库和虚拟化，配备 NVMe 存储，现场工程师 7×24 小时值守。',
    },
    features: {
      vi: [
        'AMD EPYC 7313P, 16 nhân',
        'RAM ECC 128 GB',
        '2 × 1,92 TB NVMe, RAID 1',
        '1 Gbps, 30 TB mỗi tháng',
        'Console từ xa',
      ],
      en: [
        'AMD EPYC 7313P, 16 cores',
        '128 GB ECC memory',
        '2 × 1.92 TB NVMe in RAID 1',
        '1 Gbps, 30 TB a month',
        'Remote console',
      ],
      zh: ['AMD EPYC 7313P，16 核', '128 GB ECC 内存', '2 × 1.92 TB NVMe，RAID 1', '1 Gbps，每月 30 TB', '远程控制台'],
    },
  },
  {
    id: 'cloud-public',
    categoryId: 'cloud',
    price: 129_000,
    planId: null,
    name: { vi: 'Public Cloud', en: 'Public Cloud', zh: '公有云' },
    description: {
      vi: 'Máy chủ ảo tăng giảm theo từng giờ, nối với nhau bằng mạng riêng.',
      en: 'Virtual servers that grow and shrink by the hour, with private networks between them.',
      zh: '可按小时伸缩的云服务器，彼此之间由专有网络相连。',
    },
    features: {
      vi: ['2 vCPU và 4 GB RAM', '60 GB NVMe', 'Kèm mạng riêng', 'Tạo snapshot bằng một cú nhấp', 'Tính tiền theo giờ'],
      en: [
        '2 vCPU and 4 GB RAM',
        '60 GB NVMe',
        'Private network included',
        'Snapshots in one click',
        'Billed by the hour',
      ],
      zh: ['2 vCPU 和 4 GB 内存', '60 GB NVMe', '含专有网络', '一键快照', '按小时计费'],
    },
  },
  {
    id: 'cloud-object-storage',
    categoryId: 'cloud',
    price: 59_000,
    planId: null,
    name: { vi: 'Lưu trữ đối tượng (Object Storage)', en: 'Object Storage', zh: '对象存储' },
    description: {
      vi: 'Tệp, hình ảnh và bản sao lưu qua giao diện tương thích S3, lưu ba bản tại Việt Nam.',
      en: 'Files, images and backups behind an S3-compatible interface, kept three times in Vietnam.',
      zh: '通过兼容 S3 的接口存放文件、图片和备份，在越南境内保存三份。',
    },
    features: {
      vi: [
        'Kèm sẵn 250 GB',
        'Tương thích S3',
        'Mỗi tệp lưu ba bản',
        'Liên kết công khai có thời hạn',
        'Không tính phí theo lượt gọi',
      ],
      en: [
        '250 GB included',
        'S3-compatible',
        'Three copies of every object',
        'Public links that expire',
        'No fee for requests',
      ],
      zh: ['含 250 GB 空间', '兼容 S3', '每个对象保存三份', '可设期限的公开链接', '请求不另收费'],
    },
  },
  {
    id: 'cloud-load-balancer',
    categoryId: 'cloud',
    price: 189_000,
    planId: null,
    name: { vi: 'Cân bằng tải (Load Balancer)', en: 'Load Balancer', zh: '负载均衡' },
    description: {
      vi: 'Một địa chỉ đứng trước nhiều máy chủ, tự phát hiện máy chủ lỗi và cấp chứng chỉ miễn phí.',
      en: 'One address in front of many servers, with health checks and free certificates.',
      zh: '一个地址连接多台服务器，带健康检查和免费证书。',
    },
    features: {
      vi: ['HTTP, HTTPS và TCP', 'Kiểm tra tình trạng máy chủ', 'Chứng chỉ miễn phí, tự gia hạn', 'Tối đa 20 máy chủ'],
      en: ['HTTP, HTTPS and TCP', 'Health checks', 'Free certificates, renewed for you', 'Up to 20 servers'],
      zh: ['HTTP、HTTPS 与 TCP', '健康检查', '免费证书，自动续期', '最多 20 台服务器'],
    },
  },
  {
    id: 'security-ddos',
    categoryId: 'security',
    price: 890_000,
    planId: null,
    name: { vi: 'Chống DDoS Plus', en: 'DDoS Protection Plus', zh: 'DDoS 高防 Plus' },
    description: {
      vi: 'Lưu lượng tấn công được lọc trước khi đến máy chủ của bạn, trên mọi giao thức.',
      en: 'Attack traffic is filtered before it reaches your servers, on every protocol.',
      zh: '攻击流量在到达您的服务器之前就被清洗，覆盖所有协议。',
    },
    features: {
      vi: ['Lọc đến 100 Gbps', 'Luôn bật', 'Báo cáo sau mỗi đợt tấn công', 'Quy tắc do bạn đặt'],
      en: ['Filtering up to 100 Gbps', 'Always on', 'Reports after each attack', 'Custom rules'],
      zh: ['清洗能力高达 100 Gbps', '始终开启', '每次攻击后提供报告', '可自定义规则'],
    },
  },
  {
    id: 'security-waf',
    categoryId: 'security',
    price: 349_000,
    planId: null,
    name: { vi: 'Tường lửa ứng dụng web (WAF)', en: 'Web Application Firewall', zh: 'Web 应用防火墙' },
    description: {
      vi: 'Chặn các kiểu tấn công phổ biến vào cửa hàng và hệ quản trị nội dung (CMS) mà không phải sửa trang web.',
      en: 'Stops common attacks on shops and content systems without any change to your site.',
      zh: '无需改动网站，即可拦截针对商城和内容系统的常见攻击。',
    },
    features: {
      vi: ['Bộ quy tắc lõi OWASP', 'Lọc bot', 'Bản vá ảo (virtual patching)', 'Tóm tắt hàng tuần qua email'],
      en: ['OWASP core rules', 'Bot filter', 'Virtual patching', 'Weekly summary by email'],
      zh: ['OWASP 核心规则集', '机器人过滤', '虚拟补丁', '每周邮件摘要'],
    },
  },
  {
    id: 'vps-basic',
    categoryId: 'vps',
    price: null,
    planId: 1,
    name: { vi: 'VPS Basic', en: 'VPS Basic', zh: 'VPS Basic' },
    description: {
      vi: 'Máy chủ đầu tiên của riêng bạn cho blog, bot hoặc môi trường thử nghiệm.',
      en: 'Your first server for a blog, a bot or a test environment.',
      zh: '您的第一台服务器，适合博客、机器人或测试环境。',
    },
    features: ofPlan,
  },
  {
    id: 'vps-standard',
    categoryId: 'vps',
    price: null,
    planId: 2,
    name: { vi: 'VPS Standard', en: 'VPS Standard', zh: 'VPS Standard' },
    description: {
      vi: 'Đủ cho một cửa hàng hay vài trang web, chạy được cả Windows Server khi cần.',
      en: 'Room for a shop or several sites, with Windows Server if you need it.',
      zh: '足以承载一家网店或多个站点，需要时也可运行 Windows Server。',
    },
    features: ofPlan,
  },
  {
    id: 'vps-pro',
    categoryId: 'vps',
    price: null,
    planId: 3,
    name: { vi: 'VPS Pro', en: 'VPS Pro', zh: 'VPS Pro' },
    description: {
      vi: 'Cho ứng dụng đang phục vụ khách hàng: mạnh, sao lưu hàng ngày và còn chỗ để mở rộng.',
      en: 'For production workloads: powerful, backed up every day, with room to grow.',
      zh: '适合生产环境：性能强劲、每日备份、留有余量。',
    },
    features: ofPlan,
  },
  {
    id: 'gpu-inference',
    categoryId: 'gpu',
    price: 2_790_000,
    planId: null,
    name: { vi: 'GPU Inference', en: 'GPU Inference', zh: 'GPU 推理' },
    description: {
      vi: 'Một phần GPU đời mới để phục vụ mô hình, dựng bản xem trước và chuyển mã video.',
      en: 'A slice of a current GPU for serving models, rendering previews and transcoding video.',
      zh: '新一代 GPU 的一部分算力，用于模型服务、预览渲染和视频转码。',
    },
    features: {
      vi: ['NVIDIA L4, 24 GB', '8 vCPU và 32 GB RAM', '200 GB NVMe', 'Bản cài sẵn CUDA'],
      en: ['NVIDIA L4, 24 GB', '8 vCPU and 32 GB RAM', '200 GB NVMe', 'CUDA image ready to use'],
      zh: ['NVIDIA L4，24 GB', '8 vCPU 和 32 GB 内存', '200 GB NVMe', '预装 CUDA 的系统镜像'],
    },
  },
  {
    id: 'gpu-training',
    categoryId: 'gpu',
    price: 18_900_000,
    planId: null,
    name: { vi: 'GPU Training', en: 'GPU Training', zh: 'GPU 训练' },
    description: {
      vi: 'Trọn một GPU với ổ đĩa cục bộ tốc độ cao, dành cho huấn luyện và mô phỏng nặng.',
      en: 'A full GPU with fast local storage, for training and heavy simulation.',
      zh: '整张 GPU 配高速本地存储，用于训练和大型仿真。',
    },
    features: {
      vi: ['NVIDIA A100, 80 GB', '16 vCPU và 128 GB RAM', '1 TB NVMe', 'Mạng 10 Gbps'],
      en: ['NVIDIA A100, 80 GB', '16 vCPU and 128 GB RAM', '1 TB NVMe', '10 Gbps network'],
      zh: ['NVIDIA A100，80 GB', '16 vCPU 和 128 GB 内存', '1 TB NVMe', '10 Gbps 网络'],
    },
  },
  {
    id: 'global-cdn',
    categoryId: 'global',
    price: 99_000,
    planId: null,
    name: { vi: 'Mạng phân phối nội dung (CDN)', en: 'Content Delivery Network', zh: '内容分发网络（CDN）' },
    description: {
      vi: 'Trang web và video được phân phối từ điểm gần người xem nhất, trong và ngoài nước.',
      en: 'Your pages and videos, delivered from the location nearest to each visitor, in Vietnam and abroad.',
      zh: '网页和视频从离访客最近的节点送达，覆盖越南及海外。',
    },
    features: {
      vi: [
        'Máy chủ biên tại Hà Nội, TP. Hồ Chí Minh và Singapore',
        'Kèm 1 TB lưu lượng',
        'HTTP/3',
        'Xóa cache trong vài giây',
      ],
      en: [
        'Edge locations in Hanoi, Ho Chi Minh City and Singapore',
        '1 TB traffic included',
        'HTTP/3',
        'Purge in seconds',
      ],
      zh: ['河内、胡志明市和新加坡节点', '含 1 TB 流量', 'HTTP/3', '数秒内清除缓存'],
    },
  },
  {
    id: 'global-connect',
    categoryId: 'global',
    price: 1_290_000,
    planId: null,
    name: { vi: 'Global Connect', en: 'Global Connect', zh: '跨国专线' },
    description: {
      vi: 'Đường truyền riêng giữa các máy chủ của bạn ở Việt Nam, Singapore và Tokyo.',
      en: 'A private line between your servers in Vietnam, Singapore and Tokyo.',
      zh: '连接您在越南、新加坡和东京服务器的专用线路。',
    },
    features: {
      vi: ['Cam kết 100 Mbps', 'Mã hóa đầu cuối', 'Hai tuyến độc lập', 'Báo cáo độ trễ'],
      en: ['100 Mbps guaranteed', 'Encrypted end to end', 'Two independent paths', 'Latency report'],
      zh: ['保证 100 Mbps 带宽', '端到端加密', '两条独立路径', '延迟报告'],
    },
  },
]
