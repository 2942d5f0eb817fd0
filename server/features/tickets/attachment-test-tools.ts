import type { TestResponse } from '#server/testing/client-test-tools.ts'
import type { TestServer, TestUser } from '#server/testing/server-test-tools.ts'

/** A small picture. */
export const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')

/** Sends a file as a browser does. `path` is that of the ticket; an admin sends the bearer token in `headers`. */
export async function uploadTo(
  server: TestServer,
  path: string,
  { client }: Pick<TestUser, 'client'>,
  content: Buffer | string | ReadableStream,
  { name = 'ảnh.png', ...headers }: Record<string, string> = {},
): Promise<TestResponse> {
  const response = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: {
      ...(client.cookie ? { cookie: client.cookie } : {}),
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      ...headers,
    },
    body: content as string,
    ...(content instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
