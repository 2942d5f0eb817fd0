import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '#ds/components/forms/Button/index.ts'
import { LinkProvider } from '#ds/providers/link.tsx'
import { Menu, MenuLink } from './index.ts'

afterEach(cleanup)

test("a link in a menu is rendered with the site's link component", async () => {
  render(
    <LinkProvider value={({ href, ...rest }) => <a {...rest} href={`/from-router${href}`} />}>
      <Menu trigger={<Button>Tài khoản</Button>}>
        <MenuLink href="/dashboard">Bảng điều khiển</MenuLink>
      </Menu>
    </LinkProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tài khoản' }))
  const link = await screen.findByRole('menuitem', { name: 'Bảng điều khiển' })
  expect(link.getAttribute('href')).toBe('/from-router/dashboard')
})
