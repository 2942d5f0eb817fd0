import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { DataAt, GetPath } from '#contracts/calls.ts'
import type { QueryKey } from '#site/api/swr-options.ts'

/** Queries a path of the API; the type of its data follows from the path. Without a key nothing is requested. */
export const useQuery = useSWR as unknown as <Path extends GetPath>(
  key: QueryKey<Path> | null,
  options?: SWRConfiguration<DataAt<Path>, Error>,
) => SWRResponse<DataAt<Path>, Error>
