import type { DevelopersScreenTexts } from '#ds/screens/DevelopersScreen/index.ts'
import { header } from './account/header.ts'
import { localized } from './localized.ts'

/** The page for developers among the customers. */
export const developersTexts = localized<DevelopersScreenTexts>({
  title: header.developers,
  back: { vi: 'Bảng điều khiển', en: 'Dashboard', zh: '控制台' },
  intro: {
    vi: 'Gọi API từ chương trình của bạn, nhận thông báo khi có sự kiện và đăng nhập máy chủ bằng khóa SSH.',
    en: 'Call the API from your programs, get notified of events, and log in to your servers with SSH keys.',
    zh: '从您的程序调用 API，在事件发生时收到通知，并使用 SSH 密钥登录服务器。',
  },
  guide: { vi: 'Hướng dẫn API', en: 'API guide', zh: 'API 指南' },
  reference: { vi: 'Danh sách mọi lệnh', en: 'List of all calls', zh: '全部接口列表' },
})
