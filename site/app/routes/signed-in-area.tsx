import { Outlet } from 'react-router'
import { useHydrated } from '#ds/components/use-hydrated.ts'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import { componentMessages } from '#ds/texts/vi.ts'

/** Screens that depend on the signed-in user, which only the browser knows: the prerendered page shows a spinner until hydration. */
export default function SignedInArea() {
  return useHydrated() ? <Outlet /> : <LoadingScreen label={componentMessages.loading} />
}
