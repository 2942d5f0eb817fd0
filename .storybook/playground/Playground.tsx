import './playground.css'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Select } from '#ds/components/Select/index.ts'
import { Textarea } from '#ds/components/Textarea/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useTheme } from '#ds/providers/theme.tsx'
import { languageNames, languages } from '#stories/languages.ts'
import { type GuideLanguage, useGuideLanguage } from '#storybook/guides/language.ts'
import { codeFromAddress, codeToAddress } from './address.ts'
import { examples } from './examples.ts'
import { type CodeMessage, frameId, frameIsReady } from './messages.ts'

const texts = {
  en: {
    code: 'Code',
    codeHelp:
      'One element, or a function that returns one. All components, icons.…, useState and useFormats can be used. Tab leaves the field.',
    example: 'Example',
    choose: 'Choose an example',
    width: 'Width',
    language: 'Language of the result',
    result: 'Result',
    run: 'Run this code',
    fromAddress: 'This code came with the address. Read it before you run it.',
    copyAddress: 'Copy the address',
    copyCode: 'Copy the code',
    copied: 'Copied.',
    notCopied: 'The browser does not allow copying. The address is in the address bar.',
    damaged: 'The code in the address is incomplete, so an example is shown.',
  },
  vi: {
    code: 'Mã',
    codeHelp:
      'Một phần tử, hoặc một hàm trả về phần tử. Dùng được mọi thành phần, icons.…, useState và useFormats. Phím Tab rời khỏi ô này.',
    example: 'Ví dụ',
    choose: 'Chọn một ví dụ',
    width: 'Chiều rộng',
    language: 'Ngôn ngữ của kết quả',
    result: 'Kết quả',
    run: 'Chạy mã này',
    fromAddress: 'Mã này đến từ địa chỉ. Hãy đọc trước khi chạy.',
    copyAddress: 'Sao chép địa chỉ',
    copyCode: 'Sao chép mã',
    copied: 'Đã sao chép.',
    notCopied: 'Trình duyệt không cho sao chép. Địa chỉ nằm trên thanh địa chỉ.',
    damaged: 'Mã trong địa chỉ không đầy đủ, nên ở đây là một ví dụ.',
  },
} satisfies Record<GuideLanguage, Record<string, string>>

const widths = ['360', '768', '1200', '1440']
const parameter = 'code'

/** The window whose address readers see: Storybook's manager, or this page on its own. */
const visibleWindow = () => window.parent

/** Puts the code into the address, and returns the whole address. */
async function putIntoAddress(code: string): Promise<string> {
  const value = await codeToAddress(code)
  const url = new URL(visibleWindow().location.href)
  url.searchParams.set(parameter, value)
  if (window.parent === window) window.history.replaceState(null, '', url)
  else addons.getChannel().emit(NAVIGATE_URL, url.search, { replace: true })
  return url.href
}

const firstCode = examples[0]?.code ?? ''

/** What has run last: it runs again when the page is shown in the other language. */
let lastRun: string | undefined

/** A page on which code with the components of the design system is rendered while it is typed. */
export function Playground() {
  const language = useGuideLanguage()
  const text = texts[language]
  const { theme } = useTheme()
  const [code, setCode] = useState<string>()
  const [mayRun, setMayRun] = useState(false)
  const [width, setWidth] = useState('768')
  const [resultLanguage, setResultLanguage] = useState('vi')
  const [status, setStatus] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const read = async () => {
      const value = new URL(visibleWindow().location.href).searchParams.get(parameter)
      const found = value === null ? firstCode : await codeFromAddress(value)
      setCode(found ?? firstCode)
      if (found === undefined) setStatus('damaged')
      // Code has the rights of this Storybook, so nobody's runs by opening a link.
      setMayRun(value === null || found === undefined || found === lastRun)
    }
    void read()
  }, [])

  useEffect(() => {
    if (code === undefined || !mayRun) return
    lastRun = code
    const send = () => {
      const message: CodeMessage = { playgroundCode: code }
      // To the frame only. Where the server puts it into a sandbox, it has another origin.
      frame.current?.contentWindow?.postMessage(message, '*')
    }
    const sendWhenReady = ({ data, source }: MessageEvent) => {
      if (data === frameIsReady && source === frame.current?.contentWindow) send()
    }
    send()
    window.addEventListener('message', sendWhenReady)
    return () => window.removeEventListener('message', sendWhenReady)
  }, [code, mayRun])

  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value)
      setStatus('copied')
    } catch {
      setStatus('notCopied')
    }
  }

  const run = (next: string) => {
    setCode(next)
    setMayRun(true)
  }

  const choose = (index: string) => {
    const example = examples[Number(index)]
    if (!example) return
    run(example.code)
    void putIntoAddress(example.code)
  }

  // Storybook's own shortcuts, such as S for the list, are not meant for a field with code.
  const keepKeys = (event: KeyboardEvent) => event.stopPropagation()

  const globals = `theme:${theme};language:${resultLanguage}`
  return (
    <div className="sb-unstyled sen-playground">
      <Inline space="md" align="end">
        <Field label={text.example}>
          <Select
            placeholder={text.choose}
            options={examples.map(({ name }, index) => ({ value: String(index), label: name[language] }))}
            onChange={(event) => choose(event.target.value)}
          />
        </Field>
        <Field label={text.width}>
          <Select
            value={width}
            options={widths.map((value) => ({ value, label: `${value} px` }))}
            onChange={(event) => setWidth(event.target.value)}
          />
        </Field>
        <Field label={text.language}>
          <Select
            value={resultLanguage}
            options={languageNames.map((value) => ({ value, label: languages[value].name }))}
            onChange={(event) => setResultLanguage(event.target.value)}
          />
        </Field>
      </Inline>
      <Field label={text.code} description={text.codeHelp}>
        <Textarea
          className="sen-playground-code"
          rows={14}
          spellCheck={false}
          autoComplete="off"
          value={code ?? ''}
          onKeyDown={keepKeys}
          onChange={(event) => run(event.target.value)}
          onBlur={(event) => void putIntoAddress(event.target.value)}
        />
      </Field>
      <Inline>
        <Button onClick={async () => copy(await putIntoAddress(code ?? ''))}>{text.copyAddress}</Button>
        <Button emphasis="outline" tone="neutral" onClick={() => copy(code ?? '')}>
          {text.copyCode}
        </Button>
        <Text role="status" tone="secondary">
          {status && text[status as keyof typeof text]}
        </Text>
      </Inline>
      {code !== undefined && !mayRun && (
        <Inline>
          <Button
            onClick={() => {
              run(code)
              frame.current?.focus()
            }}
          >
            {text.run}
          </Button>
          <Text tone="secondary">{text.fromAddress}</Text>
        </Inline>
      )}
      <div className="sen-playground-frame">
        <iframe
          ref={frame}
          title={text.result}
          style={{ inlineSize: `${width}px` }}
          src={`iframe.html?id=${frameId}&viewMode=story&globals=${globals}`}
        />
      </div>
    </div>
  )
}
