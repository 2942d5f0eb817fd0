import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { proofsOf } from '#docs/coverage/rows.ts'
import { sections } from '#docs/coverage/sections.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { pictureGrid, StoryPicture } from '#storybook/StoryPicture.tsx'

export { States } from '#storybook/ComponentPage.tsx'

interface SpecificationProps {
  /** Groups of the coverage that are about this screen: `Customer dashboard`. */
  groups: readonly string[]
}

/** What the specification says of the screen: the rows of these groups, and all that its stories prove. */
export function Specification({ groups }: SpecificationProps) {
  const { componentId } = useContext(DocsContext).resolveOf('meta', ['meta']).preparedMeta
  const prefix = `${componentId}--`
  const rows = sections
    .flatMap((section) => section.groups)
    .flatMap(({ title, rows: all }) =>
      all.filter((row) => groups.includes(title) || proofsOf(row).some(([story]) => story.startsWith(prefix))),
    )
  return (
    <ul>
      {[...new Map(rows.map((row) => [row.sentence, row])).values()].map(({ sentence, spec }) => (
        <li key={sentence}>
          {spec[0] ? (
            <Link href={`./?path=/docs/start-here-coverage--docs#spec-${spec[0]}`} target="_top">
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </li>
      ))}
    </ul>
  )
}

/** The screens in the order in which a customer meets them, each with the story that shows it best. */
const screens = [
  { screen: 'Landing', story: 'signed-out', en: 'Landing page', vi: 'Trang chủ' },
  { screen: 'Products', story: 'all', en: 'Products', vi: 'Sản phẩm' },
  { screen: 'Product', story: 'plan', en: 'A product', vi: 'Một sản phẩm' },
  { screen: 'Pricing', story: 'all-plans', en: 'Prices', vi: 'Bảng giá' },
  { screen: 'Servers', story: 'windows', en: 'A kind of server', vi: 'Một loại máy chủ' },
  { screen: 'Status', story: 'with-incidents', en: 'Status of the service', vi: 'Trạng thái dịch vụ' },
  { screen: 'Article', story: 'in-a-series', en: 'An article', vi: 'Một bài viết' },
  { screen: 'Login', story: 'login', en: 'Login', vi: 'Đăng nhập' },
  { screen: 'Recovery', story: 'forgotten-password', en: 'Recovery of an account', vi: 'Lấy lại tài khoản' },
  { screen: 'Dashboard', story: 'vps', en: 'Dashboard', vi: 'Bảng điều khiển' },
  { screen: 'Machine', story: 'running', en: 'A machine', vi: 'Một máy' },
  { screen: 'TopUp', story: 'waiting', en: 'A top-up', vi: 'Nạp tiền' },
  { screen: 'Ticket', story: 'open', en: 'A ticket', vi: 'Một yêu cầu hỗ trợ' },
  { screen: 'Account', story: 'profile', en: 'Account', vi: 'Tài khoản' },
  { screen: 'Developers', story: 'some', en: 'For developers', vi: 'Dành cho lập trình viên' },
  { screen: 'Admin', story: 'dashboard', en: 'Back-office', vi: 'Trang quản trị' },
  { screen: 'NotFound', story: 'with-path', en: 'Page not found', vi: 'Không tìm thấy trang' },
  { screen: 'Failure', story: 'with-retry', en: 'Failure', vi: 'Trang lỗi' },
  { screen: 'Loading', story: 'loading', en: 'Loading', vi: 'Đang tải' },
] as const

/** Every screen of the product as it is today, one click from its story. */
export function AllScreens({ language }: { language: 'en' | 'vi' }) {
  return (
    <div style={pictureGrid}>
      {screens.map(({ screen, story, [language]: name }) => (
        <div key={screen}>
          <StoryPicture
            id={`screens-${screen.toLowerCase()}screen--${story}`}
            importPath={`./stories/screens/${screen}Screen.stories.tsx`}
            name={name}
          />
        </div>
      ))}
    </div>
  )
}
