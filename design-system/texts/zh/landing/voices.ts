import type { Testimonial, VoiceRowTexts } from '#ds/storefront/VoiceRow/index.ts'

export const voices: VoiceRowTexts & { voices: readonly Testimonial[] } = {
  heading: '客户怎么说',
  reviews: '来自 2,847 条评价',
  label: '客户评价',
  previous: '上一条',
  next: '下一条',
  stars: (rating) => `${rating} 星（满分 5 星）`,
  voices: [
    {
      id: 'tran-quoc-huy',
      name: 'Trần Quốc Huy',
      role: '技术总监',
      company: 'Thời trang Lá Xanh',
      rating: 5,
      content:
        '凌晨两点，我们的网店打不开了。我提交了工单，15 分钟后就有人回复，指出了配置错在哪里，并一直陪到网站恢复正常。',
      highlight: '15 分钟内回复',
    },
    {
      id: 'le-thu-ha',
      name: 'Lê Thu Hà',
      role: '店主',
      company: 'Tiệm hoa Mộc An',
      rating: 5,
      content: '我不懂技术，但注册后不到 5 分钟，就用上了自己的服务器。',
      highlight: '5 分钟就能用',
    },
    {
      id: 'pham-duc-an',
      name: 'Phạm Đức Ấn',
      role: '开发者',
      company: 'Studio Bến Nghé',
      rating: 5,
      content: '有 root 权限，项目需要什么就装什么。不用绑卡试用 7 天，足够做决定了。',
      highlight: '服务器完全由我做主',
    },
    {
      id: 'vo-ngoc-lan',
      name: 'Võ Thị Ngọc Lan',
      role: 'IT 主管',
      company: 'Anh ngữ Hoa Nắng',
      rating: 5,
      content: '招生季，我们 10 分钟就加好了内存。学员照常上课，谁也没察觉。',
      highlight: '升级不中断',
    },
    {
      id: 'dang-hoang-nam',
      name: 'Đặng Hoàng Nam',
      role: '管理员',
      company: 'Diễn đàn Xe Hai Bánh',
      rating: 5,
      content: '服务器在河内，会员打开页面很快，晚高峰也一样。',
      highlight: '延迟低于 10 ms',
    },
    {
      id: 'bui-thanh-huong',
      name: 'Bùi Thanh Hương',
      role: '经理',
      company: 'Nội thất Gỗ Sồi',
      rating: 5,
      content:
        '我们把三个网站从原来的服务商搬到了一台 Pro VPS 上。每月费用省了一半，以前要另外付费的每日备份和 DDoS 防护现在都包含在内。',
      highlight: '成本节省 50%',
    },
  ],
}
