import type { PlanSectionTexts } from '#ds/storefront/PlanSection/index.ts'

export const plans: PlanSectionTexts = {
  heading: 'Bảng giá VPS',
  description: 'Giá đã gồm địa chỉ IPv4 và ổ NVMe. Dùng thử 7 ngày, hoàn tiền 100% trong 30 ngày.',
  card: {
    popular: 'Phổ biến nhất',
    originalPrice: 'Giá gốc',
    specs: 'Cấu hình',
    features: 'Tính năng',
  },
  plans: [
    {
      name: 'Basic VPS',
      price: '49.000đ',
      originalPrice: '69.000đ',
      period: '/tháng',
      popular: false,
      specs: {
        cpu: '1 vCPU',
        ram: '1 GB RAM',
        storage: '25 GB SSD NVMe',
        bandwidth: '1 TB băng thông',
        ip: '1 IPv4',
      },
      features: ['Sao lưu hàng tuần', 'Uptime 99.9%'],
      buttonText: 'Chọn Basic VPS',
    },
    {
      name: 'Pro VPS',
      price: '99.000đ',
      originalPrice: '129.000đ',
      period: '/tháng',
      popular: true,
      specs: {
        cpu: '2 vCPU',
        ram: '2 GB RAM',
        storage: '50 GB SSD NVMe',
        bandwidth: '2 TB băng thông',
        ip: '1 IPv4',
      },
      features: ['Sao lưu hàng ngày', 'Chống DDoS', 'Hỗ trợ Windows Server', 'Snapshot miễn phí', 'Hỗ trợ ưu tiên'],
      buttonText: 'Chọn Pro VPS',
    },
    {
      name: 'Ultra VPS',
      price: '199.000đ',
      originalPrice: '249.000đ',
      period: '/tháng',
      popular: false,
      specs: {
        cpu: '4 vCPU',
        ram: '4 GB RAM',
        storage: '100 GB SSD NVMe',
        bandwidth: '5 TB băng thông',
        ip: '2 IPv4',
      },
      features: ['Load balancer', 'Giám sát nâng cao', 'Image hệ điều hành tùy chỉnh', 'Tài nguyên dành riêng'],
      buttonText: 'Chọn Ultra VPS',
    },
  ],
  enterprise: { question: 'Cần cấu hình Enterprise riêng?', consult: 'Liên hệ để được tư vấn' },
}
