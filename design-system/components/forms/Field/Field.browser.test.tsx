import { cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, createRef, type Ref } from 'react'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { PasswordInput } from '#ds/components/forms/PasswordInput/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { Field } from './Field.tsx'

afterEach(cleanup)

const messages = { showPassword: 'Hiện mật khẩu', hidePassword: 'Ẩn mật khẩu', optional: '(không bắt buộc)' }
const systems = [
  { value: 'ubuntu', label: 'Ubuntu' },
  { value: 'debian', label: 'Debian' },
]

/** Common props of the controls of a Field. */
interface ControlProps {
  ref?: Ref<HTMLElement>
  className?: string
  'data-probe'?: string
  'aria-describedby'?: string
}

const controls: Record<string, ComponentType<ControlProps>> = {
  Input: (props) => <Input {...(props as object)} />,
  PasswordInput: (props) => <PasswordInput {...(props as object)} />,
  NumberInput: (props) => <NumberInput {...(props as object)} />,
  Textarea: (props) => <Textarea {...(props as object)} />,
  Select: (props) => <Select options={systems} {...(props as object)} />,
}

describe.each(Object.entries(controls))('%s in a Field', (_name, Control) => {
  const show = (props: ControlProps = {}, error?: string) =>
    render(
      <MessagesProvider value={messages}>
        <Field label="Tên" description="Chữ thường" error={error} required>
          <Control {...props} />
        </Field>
        <p id="more">Xem thêm</p>
      </MessagesProvider>,
    )

  test('is named by the label, and required', () => {
    show()
    expect(screen.getByLabelText(/^Tên/)).toBe(document.querySelector('input, textarea, select'))
    expect(screen.getByLabelText(/^Tên/)).toHaveProperty('required', true)
  })

  test('is described by description, error, then its own description', () => {
    show({ 'aria-describedby': 'more' }, 'Sai')
    const ids = screen.getByLabelText(/^Tên/).getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Chữ thường', 'Sai', 'Xem thêm'])
  })

  test('is invalid only with an error', () => {
    const { unmount } = show({}, 'Sai')
    expect(screen.getByLabelText(/^Tên/).getAttribute('aria-invalid')).toBe('true')
    unmount()
    show()
    expect(screen.getByLabelText(/^Tên/).hasAttribute('aria-invalid')).toBe(false)
  })

  test('passes ref and native props to the native control, and the class to its frame', () => {
    const ref = createRef<HTMLElement>()
    show({ ref, 'data-probe': 'x', className: 'mine' })
    expect(ref.current).toBe(screen.getByLabelText(/^Tên/))
    expect(ref.current?.dataset.probe).toBe('x')
    expect(ref.current?.parentElement?.classList).toContain('mine')
  })

  test('hydrates without errors', () => {
    const page = (
      <MessagesProvider value={messages}>
        <Field label="Tên" error="Sai">
          <Control />
        </Field>
      </MessagesProvider>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    document.body.append(container)
    const errors = vi.spyOn(console, 'error')
    render(page, { container, hydrate: true })
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })
})

test('a control with its own id in a Field throws an error that says where to put the id', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() =>
    render(
      <Field label="Tên">
        <Input id="ten" />
      </Field>,
    ),
  ).toThrow('<Field controlId="ten">')
  errors.mockRestore()
})

test('an optional control says so in its name; a required one only in its attribute', () => {
  render(
    <MessagesProvider value={messages}>
      <Field label="Tên" required>
        <Input />
      </Field>
      <Field label="Ghi chú" optional>
        <Input />
      </Field>
    </MessagesProvider>,
  )
  expect(screen.getByRole('textbox', { name: 'Tên' })).toHaveProperty('required', true)
  expect(screen.getByRole('textbox', { name: 'Ghi chú (không bắt buộc)' })).toHaveProperty('required', false)
  expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Tên',
    'Ghi chú (không bắt buộc)',
  ])
})

test('the live region of the error exists before the error, so that it is announced', () => {
  const page = (error?: string) => (
    <Field label="Tên" error={error}>
      <Input />
    </Field>
  )
  const { rerender, container } = render(page())
  const region = container.querySelector('[aria-live=polite]')
  expect(region?.textContent).toBe('')
  rerender(page('Sai'))
  expect(container.querySelector('[aria-live=polite]')).toBe(region)
  expect(region?.textContent).toBe('Sai')
})

test('rendering the same error again does not change the live region', async () => {
  const page = (error: string) => (
    <Field label="Tên" error={error}>
      <Input />
    </Field>
  )
  const { rerender, container } = render(page('Sai'))
  const changes = vi.fn()
  const observer = new MutationObserver(changes)
  observer.observe(container.querySelector('[aria-live]') as Element, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  rerender(page('Sai'))
  await Promise.resolve()
  expect(changes).not.toHaveBeenCalled()
  rerender(page('Vẫn sai'))
  await expect.poll(() => changes.mock.calls.length).toBe(1)
  observer.disconnect()
})

interface Values {
  name: string
  password: string
  amount: string
  system: string
  remember: boolean
  method: string
}

function Registered({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const { register, handleSubmit, reset } = useForm<Values>({
    defaultValues: { name: 'An', password: '', amount: '10000', system: 'debian', remember: true, method: 'momo' },
  })
  return (
    <MessagesProvider value={messages}>
      <form onSubmit={handleSubmit((values) => onSubmit(values))}>
        <Field label="Tên">
          <Input {...register('name')} />
        </Field>
        <Field label="Mật khẩu">
          <PasswordInput {...register('password')} />
        </Field>
        <Field label="Số tiền">
          <NumberInput read={(text) => text.replace(/\D/g, '')} {...register('amount')} />
        </Field>
        <Field label="Hệ điều hành">
          <Select options={systems} placeholder="Chọn" {...register('system')} />
        </Field>
        <Checkbox {...register('remember')}>Ghi nhớ</Checkbox>
        <RadioCards label="Phương thức" name="method">
          <RadioCard value="momo" title="MoMo" {...register('method')} />
          <RadioCard value="bank" title="Chuyển khoản" {...register('method')} />
        </RadioCards>
        <button type="submit">Gửi</button>
        <button type="button" onClick={() => reset()}>
          Đặt lại
        </button>
      </form>
    </MessagesProvider>
  )
}

describe('registered with react-hook-form, which reads and writes the native controls', () => {
  test('default values are shown, and entered values are submitted', async () => {
    const onSubmit = vi.fn()
    render(<Registered onSubmit={onSubmit} />)
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('debian')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'MoMo' }).checked).toBe(true)

    await userEvent.fill(screen.getByLabelText('Mật khẩu'), 'hoa-sen')
    await userEvent.fill(screen.getByRole('textbox', { name: 'Số tiền' }), '200.000 ₫')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'ubuntu')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByText('Chuyển khoản'))
    await userEvent.click(screen.getByRole('button', { name: 'Gửi' }))
    await expect
      .poll(() => onSubmit.mock.calls.at(-1)?.[0])
      .toEqual({
        name: 'An',
        password: 'hoa-sen',
        amount: '200000',
        system: 'ubuntu',
        remember: false,
        method: 'bank',
      })
  })

  test('a reset restores the default values', async () => {
    render(<Registered onSubmit={vi.fn()} />)
    await userEvent.click(screen.getByText('Chuyển khoản'))
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Đặt lại' }))
    await expect.poll(() => screen.getByRole<HTMLInputElement>('radio', { name: 'MoMo' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })
})
