import type { AttachmentResponse } from '#contracts/ticket-attachments.ts'
import { ApiError, readApiError } from '#site/api/api-error.ts'
import { createKey } from '#site/api/idempotency.ts'
import { noResponse, noResponseTexts } from '#site/api/request.ts'

export interface UploadFileOptions {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Ends the upload. */
  signal?: AbortSignal
  /** Bearer token of the back-office. Customers are identified by their cookie. */
  token?: string | undefined
}

/**
 * Sends a file to a path of the API, as the body. Not by `fetch`, which does not say how far it has got.
 * @throws {ApiError} as `request` does, also when it was ended.
 */
export function uploadFile(
  path: string,
  file: File,
  { onProgress, signal, token }: UploadFileOptions = {},
): Promise<AttachmentResponse> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const failWithoutResponse = () => reject(new ApiError(0, noResponse()))
    call.open('POST', path)
    call.setRequestHeader('Accept-Language', document.documentElement.lang)
    call.setRequestHeader('Content-Type', 'application/octet-stream')
    call.setRequestHeader('X-File-Name', encodeURIComponent(file.name))
    call.setRequestHeader('Idempotency-Key', createKey())
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`)
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total)
    })
    call.addEventListener('load', () => {
      if (call.status >= 200 && call.status < 300) return parse(call.responseText, resolve, failWithoutResponse)
      const headers = { 'Content-Type': call.getResponseHeader('Content-Type') ?? '' }
      const response = new Response(call.responseText, { status: call.status, headers })
      void readApiError(response, noResponseTexts()).then(reject)
    })
    call.addEventListener('error', failWithoutResponse)
    call.addEventListener('abort', failWithoutResponse)
    signal?.addEventListener('abort', () => call.abort())
    call.send(file)
  })
}

function parse(text: string, resolve: (response: AttachmentResponse) => void, fail: () => void) {
  try {
    resolve(JSON.parse(text))
  } catch {
    fail()
  }
}
