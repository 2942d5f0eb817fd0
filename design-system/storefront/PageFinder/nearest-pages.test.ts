import { expect, test } from 'vitest'
import { nearestPages } from './nearest-pages.ts'

const pages = [
  { href: '/', title: 'VPS tốc độ cao tại Việt Nam' },
  { href: '/pricing', title: 'Bảng giá' },
  { href: '/products', title: 'Sản phẩm' },
  { href: '/products/vps', title: 'VPS' },
  { href: '/products/cloud', title: 'Dịch vụ đám mây' },
  { href: '/products/cloud-solutions/bare-metal-cloud', title: 'Bare Metal Cloud' },
  { href: '/support/knowledge', title: 'Bài viết trợ giúp' },
  { href: '/support/knowledge/top-up', title: 'Nạp tiền vào ví' },
  { href: '/contact', title: 'Liên hệ' },
]
const nearest = (path: string) => nearestPages(pages, path).map(({ href }) => href)

test.each([
  // Letters are swapped, dropped, added and changed.
  ['/pricnig', '/pricing'],
  ['/contac', '/contact'],
  ['/contaact/', '/contact'],
  ['/PRICING.html', '/pricing'],
  ['/produtcs/vps', '/products/vps'],
  // The page is in another place.
  ['/knowledge/top-up', '/support/knowledge/top-up'],
  ['/bare-metal-cloud', '/products/cloud-solutions/bare-metal-cloud'],
  ['/products/cloud/bare-metal-cloud', '/products/cloud-solutions/bare-metal-cloud'],
  ['/contact/form/old', '/contact'],
  // The title finds the page, with or without marks.
  ['/bang-gia', '/pricing'],
  ['/b%E1%BA%A3ng-gi%C3%A1', '/pricing'],
  ['/lien_he', '/contact'],
  ['/products/nap-tien-vao-vi', '/support/knowledge/top-up'],
])('%s is nearest to %s', (path, href) => {
  expect(nearest(path)[0]).toBe(href)
})

test.each(['/', '', '/…', '/wp-login.php', '/xyz', '/%E0%A4%A'])('nothing is near to "%s"', (path) => {
  expect(nearest(path)).toEqual([])
})

test('a path of any length is compared', () => {
  expect(nearest(`/${'pricing-'.repeat(2000)}`)).toEqual([])
})

test('at most four pages are near, the nearest first', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ href: `/guides/step-${index}`, title: '' }))
  expect(nearestPages(many, '/guides/step-7').map(({ href }) => href)).toEqual([
    '/guides/step-7',
    '/guides/step-0',
    '/guides/step-1',
    '/guides/step-2',
  ])
})
