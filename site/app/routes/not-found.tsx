import { useLocation } from 'react-router'
import { NotFoundScreen } from '#ds/screens/NotFoundScreen/index.ts'
import { notFoundTexts } from '#ds/texts/en/not-found.ts'
import type { RouteHandle } from '#site/root.tsx'

export const handle: RouteHandle = { lang: 'en' }

export const meta = () => [{ title: '404 Page Not Found · Sen Cloud' }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return <NotFoundScreen texts={notFoundTexts} path={useLocation().pathname} />
}
