import { useContext, useEffect, useState } from 'react'
import { LiveContext, LivePreview, LiveProvider } from 'react-live'
import { Notice } from '#ds/components/Notice/index.ts'
import { type CodeMessage, frameIsReady } from './messages.ts'
import { scope } from './scope.ts'

/** What the code of the playground renders, or what is wrong with it. It runs in a frame, so that a width is a window's width. */
export function Result() {
  const [code, setCode] = useState('')
  useEffect(() => {
    const receive = ({ origin, data }: MessageEvent<Partial<CodeMessage>>) => {
      if (origin === window.location.origin && typeof data?.playgroundCode === 'string') setCode(data.playgroundCode)
    }
    window.addEventListener('message', receive)
    window.parent.postMessage(frameIsReady, window.location.origin)
    return () => window.removeEventListener('message', receive)
  }, [])
  return (
    <LiveProvider code={code} scope={scope} enableTypeScript>
      <LivePreview />
      <Fault />
    </LiveProvider>
  )
}

function Fault() {
  const { error } = useContext(LiveContext)
  if (!error) return null
  return (
    <Notice tone="critical" role="status" title="Mã này chưa chạy được · This code does not run">
      <code style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{error}</code>
    </Notice>
  )
}
