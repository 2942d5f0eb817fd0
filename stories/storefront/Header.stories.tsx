import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Header } from '#ds/storefront/Header/index.ts'
import { header } from '#ds/texts/header.ts'
import { done } from '#stories/fixtures/actions.ts'
import { inLight, inLightOnPhone, narrowDesktop, phone, widths } from '#stories/modes.ts'

const onADesktop = { viewport: { value: 'desktop' } }

const meta = {
  id: 'storefront-header',
  title: 'Storefront/Header · Đầu trang',
  component: Header,
  args: {
    texts: header.vi,
    onSignIn: fn(),
    onSignOut: fn(done),
  },
  // The groups appear from 1200 px, which Storybook's canvas is narrower than.
  globals: onADesktop,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const customer = { firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@sen.test', role: 'customer' }
const admin = { firstName: 'Hoàng', lastName: 'Phạm', email: 'admin@sen.test', role: 'admin' }

const withoutPicture = { chromatic: { disableSnapshot: true } }
/** Played at 360 px, where the groups are in the menu. */
const onAPhone = { viewport: { value: 'phone' } }

export const SignedOut: Story = { parameters: { chromatic: { modes: { ...widths, ...narrowDesktop } } } }

export const SignedIn: Story = { args: { user: customer }, parameters: { chromatic: { modes: widths } } }

export const InEnglish: Story = { args: { texts: header.en }, globals: { language: 'en', ...onADesktop } }

export const WithoutFirstName: Story = {
  args: { user: { firstName: '', lastName: '', email: 'kythuat@thoitrangsaigon.test', role: 'customer' } },
  parameters: { chromatic: { modes: phone } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'kythuat@thoitrangsaigon.test' })).toBeVisible()
  },
}

export const LongName: Story = {
  args: { user: { ...customer, firstName: 'Nguyễnhoàngphươngkhánhlinhcôngtằngtônnữhuyềntrânthịminhngọca' } },
}

/** Opens a group by its button. */
const opened =
  (group: string): Play =>
  async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: group })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
  }

export const ActivityOpen: Story = { play: opened('Hoạt động'), parameters: { chromatic: { modes: inLight } } }
export const ProductOpen: Story = {
  parameters: {
    chromatic: {
      modes: { 'dark 1440': { theme: 'dark', viewport: 1440 } },
    },
  },
  play: opened('Sản phẩm'),
}
/** The pointer on a heading and a link; the keyboard's focus on the next ones; another heading and link are pressed. */
export const States: Story = {
  play: opened('Sản phẩm'),
  parameters: {
    pseudo: {
      hover: ['[href="/products/cloud-solutions"]', '[href$="/cloud-gpu"]'],
      active: ['[href="/products/domain-hosting"]', '[href$="/cloud-disk"]'],
      focusVisible: ['[href="/products/dedicated-server"]', '[href$="/cloud-phone"]'],
    },
    chromatic: { modes: inLight },
  },
}
export const ProductOpenInEnglish: Story = {
  args: { texts: header.en },
  globals: { language: 'en', ...onADesktop },
  play: opened('Product'),
}
export const SolutionsOpen: Story = { play: opened('Giải pháp') }
export const PartnersOpen: Story = { play: opened('Đối tác') }
export const ServicesOpen: Story = { play: opened('Dịch vụ') }
export const CompanyOpen: Story = { play: opened('Công ty') }

/** Product spec, section 2, "Header and footer links". */
const specifiedLinks = `
  /activity/flash-sale /activity/new-user /activity/group /activity/member-saturday
  /partners/affiliate /partners/affiliates /partners/reseller
  /products/cloud-solutions
  ${'public-cloud cloud-gpu cloud-phone vps bare-metal-cloud cloud-bandwidth cloud-ddos-plus container load-balancer mirroring cloud-disk vpc backup public-ip nat-gateway object-storage'.replaceAll(/[\w-]+/g, '/products/cloud-solutions/$&')}
  /products/dedicated-server
  ${'dedicated bandwidth-server high-bandwidth multiple-ips ddos-protection custom-server gpu-server'.replaceAll(/[\w-]+/g, '/products/dedicated-server/$&')}
  /products/domain-hosting
  ${'domain-registration shared-hosting ssl-certificate business-email'.replaceAll(/[\w-]+/g, '/products/domain-hosting/$&')}
  /solutions/palworld /solutions/one-stop /solutions/connectivity
  /support/knowledge /tools /support/guide /support/self-service /docs/api /support /support/suggestions
  /news /careers /legal/agreements /about /contact
`
  .trim()
  .split(/\s+/)

export const LinksFollowTheSpec: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const addresses = (of: ParentNode) => [...of.querySelectorAll('a')].map((link) => link.getAttribute('href')).sort()
    const [groups, list] = canvasElement.querySelectorAll('nav')
    await expect(groups && addresses(groups)).toEqual(specifiedLinks.toSorted())
    await expect(list && addresses(list)).toEqual(specifiedLinks.toSorted())
    await expect(within(canvasElement).getByRole('link', { name: 'Sen Cloud' })).toHaveAttribute('href', '/')
  },
}

export const MovesThroughAGroupByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Đối tác' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Chương trình giới thiệu' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Đại lý' })).toHaveFocus()
  },
}

export const ArrowDownOpensAGroup: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Công ty' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Tin tức' })).toHaveFocus()
  },
}

export const ClosesWhenTheFocusMovesOn: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Giải pháp' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Sản phẩm' })).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Kết nối mạng' })).toBeNull()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Giải pháp' })).toHaveAttribute('aria-expanded', 'false'),
    )
  },
}

export const EscapeClosesAGroup: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Dịch vụ' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Bài viết trợ giúp' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Bài viết trợ giúp' })).toBeNull()
  },
}

export const OneGroupAtATime: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Hoạt động' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Công ty' }))
    await expect(canvas.getByRole('link', { name: 'Tuyển dụng' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ưu đãi ngắn hạn' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Công ty' }))
    await expect(canvas.queryByRole('link', { name: 'Tuyển dụng' })).toBeNull()
  },
}

export const ClosesOnFollowingALink: Story = {
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sản phẩm' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Cloud GPU' }))
    await expect(canvas.queryByRole('link', { name: 'Cloud GPU' })).toBeNull()
  },
}

export const MenuOpen: Story = {
  parameters: {
    chromatic: {
      modes: { ...phone, 'dark 768': { theme: 'dark', viewport: 768 } },
    },
  },
  globals: onAPhone,
  play: opened('Menu'),
}

export const MenuOfAnAdmin: Story = {
  args: { user: admin },
  parameters: { chromatic: { modes: phone } },
  globals: onAPhone,
  play: async (context) => {
    await opened('Menu')(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('link', { name: 'Bảng điều khiển' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.getByRole('link', { name: 'Quản trị' })).toHaveAttribute('href', '/admin')
  },
}

export const MenuWithAGroupExpanded: Story = {
  parameters: {
    chromatic: {
      modes: { ...phone, 'dark 768': { theme: 'dark', viewport: 768 }, ...inLightOnPhone },
    },
  },
  globals: onAPhone,
  play: async (context) => {
    await opened('Menu')(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByText('Công ty', { selector: 'summary' }))
    await expect(canvas.getByRole('link', { name: 'Giới thiệu' })).toBeVisible()
    await userEvent.click(canvas.getByText('Sản phẩm', { selector: 'summary' }))
    await expect(canvas.getByRole('link', { name: 'Bare Metal Cloud' })).toBeVisible()
    // Only one is open at a time, here as well.
    await expect(within(canvas.getByRole('navigation')).getByText('Giới thiệu')).not.toBeVisible()
  },
}

/** The pointer is on the first group, the keyboard's focus on the second, and the third is pressed. */
export const MenuStates: Story = {
  parameters: {
    chromatic: { modes: { ...phone, ...inLightOnPhone } },
    pseudo: {
      hover: ['li:nth-child(1) > details > summary'],
      active: ['li:nth-child(3) > details > summary'],
      focusVisible: ['li:nth-child(2) > details > summary'],
    },
  },
  globals: onAPhone,
  play: opened('Menu'),
}

export const EscapeClosesTheMenu: Story = {
  parameters: withoutPicture,
  globals: onAPhone,
  play: async (context) => {
    await opened('Menu')(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByText('Đối tác', { selector: 'summary' }))
    canvas.getByRole('link', { name: 'Đại lý' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Đại lý' })).toBeNull()
  },
}

export const TheMenuClosesOnFollowingALink: Story = {
  parameters: withoutPicture,
  globals: onAPhone,
  play: async (context) => {
    await opened('Menu')(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByText('Đối tác', { selector: 'summary' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Đại lý' }))
    await expect(canvas.queryByRole('link', { name: 'Đại lý' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
  },
}

export const SignInFromTheHeader: Story = {
  parameters: withoutPicture,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }))
    await expect(args.onSignIn).toHaveBeenLastCalledWith('register')
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }))
    await expect(args.onSignIn).toHaveBeenLastCalledWith('login')
    await userEvent.click(canvas.getByRole('button', { name: 'Giỏ hàng' }))
    await expect(args.onSignIn).toHaveBeenLastCalledWith('login')
    await expect(args.onSignIn).toHaveBeenCalledTimes(3)
  },
}

export const SignInFromTheMenu: Story = {
  parameters: withoutPicture,
  globals: onAPhone,
  play: async (context) => {
    await opened('Menu')(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }))
    await expect(context.args.onSignIn).toHaveBeenCalledWith('login')
    // The menu has closed, so that it does not cover the dialog.
    await expect(canvas.queryByRole('button', { name: 'Đăng nhập' })).toBeNull()
  },
}

export const ChoosesALanguage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }))
    const panel = within(canvas.getByRole('list', { name: 'Ngôn ngữ' }))
    await expect(panel.getByRole('link', { name: 'Tiếng Việt' })).toHaveAttribute('aria-current', 'true')
    await expect(panel.getByRole('link', { name: 'English' })).toHaveAttribute('href', '?lang=en')
    await expect(panel.getByRole('link', { name: '中文' })).toHaveAttribute('lang', 'zh-Hans')
  },
}

export const UserMenuByKeyboard: Story = {
  args: { user: customer },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Lan' }).focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Tài khoản' })).toHaveAttribute('href', '/dashboard')
    await expect(menu.queryByRole('menuitem', { name: 'Quản trị' })).toBeNull()
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Tài khoản' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(menu.getByRole('menuitem', { name: 'Đăng xuất' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const EscapeClosesTheUserMenu: Story = {
  args: { user: customer },
  play: async ({ canvasElement }) => {
    const button = () => within(canvasElement).getByRole('button', { name: 'Lan' })
    await userEvent.click(button())
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button()).toHaveFocus()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const AdminSeesTheBackOffice: Story = {
  args: { user: admin },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hoàng' }))
    await expect(await screen.findByRole('menuitem', { name: 'Quản trị' })).toHaveAttribute('href', '/admin')
  },
}
