interface Manifest {
  routes: Record<string, { id: string; path?: string }>
}

const start = 'window.__reactRouterManifest='

/**
 * Returns a script that sets the same manifest as React Router's, which describes each route in full: the content pages have a route
 * each, all through one module, and are written as a list of their paths. @throws if the script is written in another way.
 */
export function shortenManifest(script: string): string {
  const [, json] = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(script) ?? []
  if (!json) throw new Error('React Router writes its manifest in another way now.')
  const { routes, ...rest }: Manifest = JSON.parse(json)
  const alike = Map.groupBy(Object.values(routes), ({ id, path, ...others }) =>
    id === `content/${path}` ? JSON.stringify(others) : '',
  )
  const single = Object.fromEntries((alike.get('') ?? []).map((route) => [route.id, route]))
  alike.delete('')
  const lists = Array.from(alike, ([others, list]) => {
    const paths = JSON.stringify(list.map(({ path }) => path).join(' '))
    return `for(const path of ${paths}.split(" ")){const id="content/"+path;m.routes[id]={id,path,...${others}}}`
  })
  return `{const m=${start}${JSON.stringify({ ...rest, routes: single })};${lists.join('')}}`
}
