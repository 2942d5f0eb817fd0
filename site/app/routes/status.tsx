import type { SWRConfiguration } from 'swr'
import type { ServiceStatus } from '#contracts/status.ts'
import { StatusScreen } from '#ds/screens/StatusScreen/index.ts'
import { Footer } from '#ds/storefront/Footer/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import * as footerArea from '#ds/texts/footer.ts'
import * as headerArea from '#ds/texts/header.ts'
import * as statusArea from '#ds/texts/status.ts'
import { paths } from '#site/api/paths.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { PageHead } from '#site/PageHead.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'vi',
  texts: [statusArea, headerArea, footerArea],
  hydration: 'deferred',
}

const REFRESH_MS = 30_000

/** A tab in the background does not ask; it asks when it is looked at again. Other pages stop after a failure: this one is about failures. */
const refreshing: SWRConfiguration<ServiceStatus, Error> = {
  refreshInterval: REFRESH_MS,
  revalidateOnFocus: true,
  shouldRetryOnError: true,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    setTimeout(() => void revalidate({ retryCount, dedupe: true }), REFRESH_MS)
  },
}

/** What works now. The built page has no state in it, since that would be the state of another time. */
export default function Status() {
  const { statusTexts } = useTexts(statusArea)
  const { session } = useAuth()
  const status = useQuery(paths.status, refreshing)
  return (
    <>
      <PageHead title={statusTexts.title} description={statusTexts.description} path="/status" />
      <StatusScreen
        texts={statusTexts}
        status={toResource(status)}
        dataHref={paths.status}
        header={<Header texts={useTexts(headerArea).header} user={session?.user} onSignOut={useSignOut()} />}
        footer={<Footer texts={useTexts(footerArea).footer} />}
      />
    </>
  )
}
