import { Outlet } from 'react-router'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import { componentMessages } from '#ds/texts/vi.ts'
import { useHydrated } from '#site/hooks/use-hydrated.ts'

/** What a screen shows here depends on who is signed in, which only the browser knows: the built page waits for it. */
export default function SignedInArea() {
  return useHydrated() ? <Outlet /> : <LoadingScreen label={componentMessages.loading} />
}
