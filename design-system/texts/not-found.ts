import type { NotFoundScreenTexts } from '#ds/screens/NotFoundScreen/index.ts'
import { localized, same } from './localized.ts'

/** The not-found page. The English title and description are quoted from the product spec (section 2). */
export const notFoundTexts = localized<NotFoundScreenTexts>({
  brand: same('Sen Cloud'),
  title: { vi: 'Không tìm thấy trang', en: '404 Page Not Found', zh: '页面不存在' },
  description: {
    vi: 'Trang này không còn hoặc địa chỉ chưa đúng.',
    en: 'Did you forget to add the page to the router?',
    zh: '该页面可能已被移除，或者网址有误。',
  },
  home: { vi: 'Về trang chủ', en: 'Back to Home', zh: '返回首页' },
  path: { vi: 'Không có trang nào ở', en: 'No page at', zh: '此地址没有页面：' },
  finder: {
    search: {
      label: { vi: 'Tìm trong toàn bộ trang web', en: 'Search all pages', zh: '搜索全站页面' },
      placeholder: {
        vi: 'Ví dụ: bảng giá, nạp tiền, ssh',
        en: 'For example: prices, top up, ssh',
        zh: '例如：价格、充值、ssh',
      },
      loading: { vi: 'Đang tải danh sách trang…', en: 'Loading the list of pages…', zh: '正在加载页面列表…' },
      found: {
        vi: (count) => `Tìm thấy ${count} trang`,
        en: (count) => (count === 1 ? '1 page found' : `${count} pages found`),
        zh: (count) => `找到 ${count} 个页面`,
      },
      none: {
        vi: (words) => `Không có trang nào chứa “${words}”. Hãy thử từ khác hoặc hỏi chúng tôi.`,
        en: (words) => `No page contains “${words}”. Try another word, or ask us.`,
        zh: (words) => `没有页面包含“${words}”。请换个词，或直接咨询我们。`,
      },
      ask: { vi: 'Hỏi chúng tôi', en: 'Ask our team', zh: '联系我们' },
      failed: {
        vi: 'Chưa tải được danh sách trang. Hãy kiểm tra kết nối mạng rồi gõ lại.',
        en: 'The list of pages could not be loaded. Check your connection and type again.',
        zh: '页面列表加载失败，请检查网络后重新输入。',
      },
    },
    mainPagesHeading: { vi: 'Hoặc đi tiếp từ đây', en: 'Or continue from here', zh: '也可以从这里继续' },
    mainPages: {
      status: {
        title: { vi: 'Trạng thái dịch vụ', en: 'Service status', zh: '服务状态' },
        description: {
          vi: 'Dịch vụ nào đang chạy, dịch vụ nào đang gặp sự cố',
          en: 'What works right now, and what does not',
          zh: '哪些服务正常，哪些服务有故障',
        },
      },
      products: {
        title: { vi: 'Tất cả sản phẩm', en: 'All products', zh: '所有产品' },
        description: {
          vi: 'VPS, đám mây, máy chủ riêng và bảo mật',
          en: 'VPS, cloud, dedicated servers and security',
          zh: 'VPS、云服务、独立服务器和安全防护',
        },
      },
      help: {
        title: { vi: 'Các bài hướng dẫn', en: 'Help articles', zh: '帮助文章' },
        description: {
          vi: 'Hướng dẫn từng bước, tìm được bằng từ khóa',
          en: 'Step-by-step guides you can search',
          zh: '分步说明，可以搜索',
        },
      },
      contact: {
        title: { vi: 'Liên hệ với chúng tôi', en: 'Contact us', zh: '与我们联系' },
        description: {
          vi: 'Đặt câu hỏi hoặc báo liên kết hỏng',
          en: 'Ask a question or report a broken link',
          zh: '提出问题，或报告失效链接',
        },
      },
    },
    nearestHeading: {
      vi: 'Những trang có địa chỉ gần giống',
      en: 'Pages with a similar address',
      zh: '地址相近的页面',
    },
  },
})
