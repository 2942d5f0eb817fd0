import type { FailureTexts } from '#ds/screens/FailureScreen/index.ts'

/** The failure screen of the Vietnamese pages. */
export const failureTexts: FailureTexts = {
  title: 'Trang gặp lỗi',
  description: 'Chưa hiển thị được trang này. Hãy thử lại; nếu vẫn lỗi, gọi hotline 1900 0000.',
}
