import type { HeaderTexts } from '#ds/storefront/Header/index.ts'

export const header: HeaderTexts = {
  brand: 'Sen Cloud',
  navigation: 'Chính',
  products: 'Sản phẩm',
  pricing: 'Bảng giá',
  login: 'Đăng nhập',
  register: 'Đăng ký',
  dashboard: 'Dashboard',
  account: 'Tài khoản',
  admin: 'Quản trị',
  logout: 'Đăng xuất',
  openMenu: 'Mở menu',
}
