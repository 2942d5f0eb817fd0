import { expect, test } from 'vitest'
import { isTextSet, localized, localizedAsWritten, same, textsIn } from './localized.ts'

interface SceneTexts {
  heading: string
  greeting: (name: string) => string
  steps: readonly string[]
  names: Record<'vi' | 'en' | 'zh', string>
  unit?: string
}

const scene = localized<SceneTexts>({
  heading: { vi: 'Tiêu đề', en: 'Heading', zh: '标题' },
  greeting: { vi: (name) => `Chào ${name}`, en: (name) => `Hello ${name}`, zh: (name) => `${name}，您好` },
  steps: [same('1'), { vi: 'Hai', en: 'Two', zh: '二' }],
  names: same({ vi: 'Tiếng Việt', en: 'English', zh: '中文' }),
})

test('a set has its texts in every language', () => {
  expect(scene.en).toMatchObject({ heading: 'Heading', steps: ['1', 'Two'], names: { zh: '中文' } })
  expect(scene.vi.greeting('An')).toBe('Chào An')
  expect(textsIn(scene, 'zh').heading).toBe('标题')
  expect([isTextSet(scene), isTextSet(scene.en)]).toEqual([true, false])
})

test('texts are the same object each time, also as a part of another set', () => {
  const page = localized<{ scene: SceneTexts; heading: string }>({ scene, heading: scene.heading })
  expect(page.en.scene).toBe(scene.en)
  expect(page.en).toBe(page.en)
  expect(page.en.heading).toBe('Heading')
})

test('a set can be spread into another one', () => {
  const more = localized<SceneTexts>({ ...scene, unit: { vi: 'phút', en: 'minutes', zh: '分钟' } })
  expect(more.en).toEqual({ ...scene.en, unit: 'minutes' })
})

test('one text is a set, too', () => {
  const word = localized<string>({ vi: 'một', en: 'one', zh: '一' })
  expect([word.en, textsIn(word, 'zh'), isTextSet(word)]).toEqual(['one', '一', true])
})

test('the default edition shows what `mixed` chooses for the language of its page', () => {
  const machine = localizedAsWritten({
    panel: {
      mixed: { vi: 'en' },
      status: { vi: 'Đang chạy', en: 'Online', zh: '运行中' },
      memory: { vi: '1,2 GB', en: '1.2 GB', zh: '1.2 GB', mixed: { vi: '1.2GB' } },
      description: { vi: 'Hình minh họa', en: 'Illustration', zh: '示意图', mixed: { vi: 'vi' } },
    },
    demo: { vi: 'Xem demo', en: 'View demo', zh: '查看演示', mixed: { vi: 'Xem Demo' } },
    buttons: { start: { vi: 'Bật', en: 'Start', zh: '开机' } },
  } as const)
  expect(textsIn(machine, 'vi', 'mixed')).toEqual({
    panel: { status: 'Online', memory: '1.2GB', description: 'Hình minh họa' },
    demo: 'Xem Demo',
    buttons: { start: 'Bật' },
  })
  expect(machine.vi.panel).toEqual({ status: 'Đang chạy', memory: '1,2 GB', description: 'Hình minh họa' })
  expect(textsIn(machine, 'en', 'mixed')).toBe(machine.en)
  expect(textsIn(machine, 'vi', 'mixed').buttons).toBe(machine.vi.buttons)
})
