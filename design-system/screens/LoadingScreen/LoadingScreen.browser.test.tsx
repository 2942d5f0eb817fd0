import '#ds/css/global.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Providers } from '#ds/screens/DashboardScreen/dashboard-test-tools.tsx'
import { dashboardProps } from '#stories/fixtures/dashboard.ts'
import { DashboardPage } from '#stories/fixtures/dashboard-page.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

afterEach(cleanup)

/** Where the mark that can be seen is, rounded. */
function places(container: HTMLElement) {
  const mark = [...container.querySelectorAll('[data-component="Logo"] svg')].find((one) => one.checkVisibility())
  const { x, y, width, height } = (mark as Element).getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}

test.each([360, 768, 1440])('the mark stays where it is when the dashboard comes, at %i px', async (width) => {
  await page.viewport(width, 720)
  const loading = render(<LoadingScreen label="Đang tải" />)
  const before = places(loading.container)
  loading.unmount()
  const { container } = render(
    <Providers>
      <DashboardPage {...dashboardProps} />
    </Providers>,
  )
  expect(places(container)).toEqual(before)
})
