import type { NotFoundScreenTexts } from '#ds/screens/NotFoundScreen/index.ts'

/** The not-found page. */
export const notFoundTexts: NotFoundScreenTexts = {
  brand: 'Sen Cloud',
  title: 'Không tìm thấy trang',
  description: 'Trang này không còn hoặc địa chỉ chưa đúng.',
  home: 'Về trang chủ',
  path: 'Không có trang nào ở',
}
