import type { ProductsScreenTexts } from '#ds/screens/ProductsScreen/index.ts'

/** The products pages. */
export const productsTexts: ProductsScreenTexts = {
  allTitle: 'Sản phẩm',
  categoryTitle: (name) => `${name}: sản phẩm và giá`,
  allDescription: 'Máy chủ, cloud và bảo mật tại Việt\u00a0Nam và Singapore.',
  grid: {
    label: 'Danh sách sản phẩm',
    card: {
      period: '/tháng',
      features: 'Tính năng',
      getStarted: 'Bắt đầu',
      learnMore: 'Tìm hiểu thêm',
    },
    emptyTitle: 'Chưa có sản phẩm nào',
    emptyDescription: 'Chúng tôi đang bổ sung sản phẩm cho danh mục này.',
    browseAll: 'Xem tất cả sản phẩm',
    errorTitle: 'Chưa tải được danh sách sản phẩm',
    ask: {
      title: 'Chưa thấy thứ bạn cần?',
      description: 'Cho chúng tôi biết bạn muốn chạy gì, chúng tôi gửi lại cấu hình và báo giá.',
      action: 'Hỏi báo giá',
    },
  },
  browse: 'Xem theo danh mục',
}
