import type { DevelopersScreenTexts } from '#ds/screens/DevelopersScreen/index.ts'
import { header } from './account/header.ts'

/** The page for developers among the customers. */
export const developersTexts: DevelopersScreenTexts = {
  title: header.developers,
  back: 'Bảng điều khiển',
  intro: 'Gọi API từ chương trình của bạn, nhận thông báo khi có việc xảy ra, và vào máy bằng khóa SSH.',
  guide: 'Hướng dẫn API',
  reference: 'Danh sách mọi lệnh',
}
