import { Outlet } from 'react-router'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import * as headArea from '#ds/texts/head.ts'
import { PrivateHead } from '#site/PrivateHead.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

/** The back-office depends on the signed-in admin, whom only the browser knows: the prerendered page shows a spinner until hydration. */
export default function SignedInArea() {
  const loading = useMessage('loading')
  return (
    <>
      <PrivateHead title={useTexts(headArea).head.admin} />
      {useHydrated() ? <Outlet /> : <LoadingScreen label={loading} />}
    </>
  )
}
