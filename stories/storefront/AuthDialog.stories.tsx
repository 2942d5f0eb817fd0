import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createToastStore, useToast } from '#ds/components/feedback/Toast/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { AuthDialog, type AuthDialogProps, type AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import { authTexts, authToastTexts } from '#ds/texts/auth.ts'
import { frozenClock } from '#stories/fixtures/frozen-clock.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLight, phone, widths } from '#stories/modes.ts'

const accepted = fn(async (): Promise<SubmitResult> => ({ ok: true }))
const neverResolves = fn(() => new Promise<SubmitResult>(() => {}))
const refused = (message: string) => fn(async (): Promise<SubmitResult> => ({ ok: false, message }))

/** Holds the mode, closes after a success and shows the result in a toast, like the landing page. */
function AuthDialogWithOwner({ mode, onModeChange, onLogin, onRegister, onInvalid, texts }: AuthDialogProps) {
  const [current, setCurrent] = useState(mode)
  const toast = useToast()
  const change = (next: AuthMode | null) => {
    setCurrent(next)
    onModeChange(next)
  }
  const settle = (result: SubmitResult, [title, description]: readonly [title: string, detail: string]) => {
    if (!result.ok) return result
    setCurrent(null)
    toast.show({ title, description, tone: 'positive' })
    return result
  }
  return (
    <>
      <Inline>
        <Button emphasis="outline" onClick={() => setCurrent('login')}>
          Mở đăng nhập
        </Button>
        <Button onClick={() => setCurrent('register')}>Mở đăng ký</Button>
      </Inline>
      <AuthDialog
        texts={texts}
        mode={current}
        onModeChange={change}
        onLogin={async (credentials) => {
          const result = await onLogin(credentials)
          return 'needsCode' in result
            ? result
            : settle(result, [authToastTexts.vi.loggedIn, authToastTexts.vi.loggedInDetail])
        }}
        onRegister={async (account) =>
          settle(await onRegister(account), [authToastTexts.vi.registered, authToastTexts.vi.registeredDetail])
        }
        onInvalid={(message) => {
          onInvalid?.(message)
          toast.show({ title: authToastTexts.vi.invalid, description: message, tone: 'critical' })
        }}
      />
    </>
  )
}

const meta = {
  id: 'storefront-authdialog',
  title: 'Storefront/AuthDialog · Hộp thoại đăng nhập, đăng ký',
  component: AuthDialog,
  args: {
    mode: 'login',
    onModeChange: fn(),
    onLogin: accepted,
    onRegister: accepted,
    onInvalid: fn(),
    texts: authTexts.vi,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  // Each story has its own toasts, which stay for the picture.
  beforeEach: ({ parameters }) => {
    parameters.toastStore = createToastStore(frozenClock)
  },
  render: (args) => <AuthDialogWithOwner {...args} />,
} satisfies Meta<typeof AuthDialog>

export default meta
type Story = StoryObj<typeof meta>

const withoutPicture = { chromatic: { disableSnapshot: true } }

/** Toasts are also announced inside the dialog, with visually hidden text. */
const seen = { ignore: '[data-component="ToastDialogLiveRegion"] *' }

const find = async (heading: string, action: string) => {
  const dialog = within(await openedDialog(heading))
  return {
    dialog,
    name: () => dialog.getByRole('textbox', { name: /^Họ và tên/ }),
    email: () => dialog.getByRole('textbox', { name: /^Email/ }),
    password: () => dialog.getByLabelText(/^Mật khẩu/),
    confirmPassword: () => dialog.getByLabelText(/^Xác nhận mật khẩu/),
    button: (name: string) => dialog.getByRole('button', { name }),
    findText: (text: string | RegExp) => dialog.findByText(text, seen),
    queryText: (text: string | RegExp) => dialog.queryByText(text, seen),
    submit: () => userEvent.click(dialog.getByRole('button', { name: action })),
  }
}
const login = () => find('Đăng nhập', 'Đăng nhập')
const register = () => find('Đăng ký tài khoản', 'Đăng ký')

const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /^Đăng/ })).not.toBeInTheDocument())
/** Expects a toast with the texts of the form. */
const expectToast = (...texts: string[]) =>
  waitFor(async () => {
    const toasts = screen.getByRole('region', { name: /^Thông báo/ })
    for (const text of texts) await expect(within(toasts).getByText(text)).toBeVisible()
  })

export const Login: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async () => {
    const { email, password, button } = await login()
    await expect(email()).toHaveFocus()
    await expect(email()).toHaveAttribute('type', 'email')
    await expect(password()).toHaveAttribute('type', 'password')
    await expect(button('Chưa có tài khoản? Đăng ký ngay')).toBeVisible()
  },
}

export const Register: Story = {
  args: { mode: 'register' },
  parameters: { chromatic: { modes: widths } },
  play: async () => {
    const { name, button } = await register()
    await expect(name()).toHaveFocus()
    await expect(button('Đã có tài khoản? Đăng nhập')).toBeVisible()
  },
}

export const LogsIn: Story = {
  play: async ({ args }) => {
    const { dialog, email, password, submit } = await login()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }))
    await userEvent.type(email(), ' lan@sen.test ')
    await userEvent.type(password(), '123456')
    await submit()
    await closed()
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'lan@sen.test', password: '123456', remember: true })
    await expectToast('Đăng nhập thành công', 'Chào mừng bạn quay trở lại')
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Registers: Story = {
  args: { mode: 'register' },
  play: async ({ args }) => {
    const { name, email, password, confirmPassword, submit } = await register()
    await userEvent.type(name(), 'Nguyễn Thị Lan')
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.type(password(), '123456')
    await userEvent.type(confirmPassword(), '123456')
    await submit()
    await closed()
    await expect(args.onRegister).toHaveBeenCalledOnce()
    await expect(args.onRegister).toHaveBeenCalledWith({
      email: 'lan@sen.test',
      password: '123456',
      remember: false,
      firstName: 'Nguyễn',
      lastName: 'Thị Lan',
    })
    await expectToast('Đăng ký thành công', 'Tài khoản của bạn đã được tạo thành công')
  },
}

export const SuccessClearsTheForm: Story = {
  parameters: withoutPicture,
  play: async () => {
    const first = await login()
    await userEvent.click(first.dialog.getByRole('checkbox'))
    await userEvent.type(first.email(), 'lan@sen.test')
    await userEvent.type(first.password(), '123456')
    await first.submit()
    await closed()
    await userEvent.click(screen.getByRole('button', { name: 'Mở đăng nhập' }))
    const again = await login()
    await expect(again.email()).toHaveValue('')
    await expect(again.password()).toHaveValue('')
    await expect(again.dialog.getByRole('checkbox')).not.toBeChecked()
  },
}

export const RequiresEmailAndPassword: Story = {
  play: async ({ args }) => {
    const { email, findText, submit } = await login()
    await submit()
    // Each field has its own message; the notice has the sentence of the spec.
    await expect(await findText('Vui lòng nhập email')).toBeVisible()
    await expect(await findText('Vui lòng nhập mật khẩu')).toBeVisible()
    await expect(email()).toBeInvalid()
    await expect(email()).toHaveFocus()
    await expectToast('Lỗi', 'Vui lòng điền đầy đủ thông tin')
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onInvalid).toHaveBeenCalledWith('Vui lòng điền đầy đủ thông tin')
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
}

export const RequiresThePassword: Story = {
  parameters: withoutPicture,
  play: async ({ args }) => {
    const { email, password, findText, submit } = await login()
    await userEvent.type(email(), 'lan@sen.test')
    await submit()
    await expect(await findText('Vui lòng nhập mật khẩu')).toBeVisible()
    await expect(password()).toHaveFocus()
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
}

export const LoginRefusesInvalidInput: Story = {
  play: async ({ args }) => {
    const { email, password, findText, submit } = await login()
    await userEvent.type(email(), 'lan')
    await userEvent.type(password(), '12345')
    await submit()
    await expect(await findText('Vui lòng nhập địa chỉ email hợp lệ')).toBeVisible()
    await expect(await findText('Mật khẩu phải có ít nhất 6 ký tự')).toBeVisible()
    await expect(email()).toHaveFocus()
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
}

export const ErrorClearsWhenFixed: Story = {
  parameters: withoutPicture,
  play: async () => {
    const { email, password, findText, queryText, submit } = await login()
    await userEvent.type(password(), '123456')
    await submit()
    await expect(await findText('Vui lòng nhập email')).toBeVisible()
    await userEvent.type(email(), 'lan@sen.test')
    await waitFor(() => expect(queryText('Vui lòng nhập email')).not.toBeInTheDocument())
  },
}

export const RequiresTheName: Story = {
  args: { mode: 'register' },
  play: async ({ args }) => {
    const { name, email, password, confirmPassword, findText, submit } = await register()
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.type(password(), '123456')
    await userEvent.type(confirmPassword(), '123456')
    await submit()
    await expect(await findText('Vui lòng nhập họ tên')).toBeVisible()
    await expect(name()).toHaveFocus()
    await expect(args.onInvalid).not.toHaveBeenCalled()
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

export const PasswordsDiffer: Story = {
  args: { mode: 'register' },
  play: async ({ args }) => {
    const { name, email, password, confirmPassword, findText, submit } = await register()
    await userEvent.type(name(), 'Lan')
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.type(password(), '123456')
    await userEvent.type(confirmPassword(), '1234567')
    await submit()
    await expect(await findText('Mật khẩu xác nhận không khớp')).toBeVisible()
    await expect(confirmPassword()).toHaveFocus()
    // What is wrong stands at the field, and nowhere else.
    await expect(args.onInvalid).not.toHaveBeenCalled()
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

/** Each empty field says what to enter, the repeated password too. */
export const RegisterRequiresEveryField: Story = {
  args: { mode: 'register' },
  parameters: withoutPicture,
  play: async ({ args }) => {
    const { name, email, password, confirmPassword, findText, submit } = await register()
    await submit()
    for (const text of [
      'Vui lòng nhập họ tên',
      'Vui lòng nhập email',
      'Vui lòng nhập mật khẩu',
      'Vui lòng nhập lại mật khẩu',
    ])
      await expect(await findText(text)).toBeVisible()
    for (const field of [name(), email(), password(), confirmPassword()]) await expect(field).toBeInvalid()
    await expect(args.onInvalid).toHaveBeenCalledWith('Vui lòng điền đầy đủ thông tin')
  },
}

export const RegisterShowsAllErrors: Story = {
  args: { mode: 'register' },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args }) => {
    const { name, email, password, confirmPassword, findText, submit } = await register()
    await userEvent.type(email(), 'lan@')
    await userEvent.type(password(), '123')
    await userEvent.type(confirmPassword(), '321')
    await submit()
    await expect(await findText('Vui lòng nhập họ tên')).toBeVisible()
    await expect(await findText('Vui lòng nhập địa chỉ email hợp lệ')).toBeVisible()
    await expect(await findText('Mật khẩu phải có ít nhất 6 ký tự')).toBeVisible()
    await expect(await findText('Mật khẩu xác nhận không khớp')).toBeVisible()
    await expect(name()).toHaveFocus()
    await expect(args.onInvalid).not.toHaveBeenCalled()
  },
}

export const PasswordShown: Story = {
  play: async () => {
    const { password, button } = await login()
    await userEvent.type(password(), 'mat-khau-cua-lan')
    await userEvent.click(button('Hiện mật khẩu'))
    await expect(password()).toHaveAttribute('type', 'text')
    await expect(password()).toHaveFocus()
    await userEvent.click(button('Ẩn mật khẩu'))
    await expect(password()).toHaveAttribute('type', 'password')
    await userEvent.click(button('Hiện mật khẩu'))
  },
}

export const RememberMe: Story = {
  play: async () => {
    const { dialog } = await login()
    await userEvent.click(dialog.getByText('Ghi nhớ đăng nhập'))
    await expect(dialog.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' })).toBeChecked()
  },
}

/** Meanwhile the form cannot be sent again, closed or switched. */
export const Pending: Story = {
  args: { onLogin: neverResolves },
  play: async ({ args }) => {
    const { email, password, button, submit } = await login()
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.type(password(), '123456')
    await submit()
    await expect(await waitFor(() => button('Đang đăng nhập...'))).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button('Đang đăng nhập...'))
    await userEvent.click(button('Chưa có tài khoản? Đăng ký ngay'))
    await userEvent.click(button('Đóng'))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(args.onModeChange).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const RegisterPending: Story = {
  args: { mode: 'register', onRegister: neverResolves },
  play: async () => {
    const { name, email, password, confirmPassword, button, submit } = await register()
    await userEvent.type(name(), 'Lan')
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.type(password(), '123456')
    await userEvent.type(confirmPassword(), '123456')
    await submit()
    await expect(await waitFor(() => button('Đang đăng ký...'))).toHaveAttribute('aria-busy', 'true')
  },
}

export const WrongPassword: Story = {
  args: { onLogin: refused('Email hoặc mật khẩu không đúng.') },
  play: async () => {
    const { email, password, button, findText, submit } = await login()
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.type(password(), '123456')
    await submit()
    await expect(await findText('Email hoặc mật khẩu không đúng.')).toBeVisible()
    await expect(await findText('Đăng nhập thất bại')).toBeVisible()
    await expect(email()).toHaveValue('lan@sen.test')
    await expect(password()).toHaveValue('123456')
    await expect(button('Đăng nhập')).toBeEnabled()
  },
}

export const EmailTaken: Story = {
  args: { mode: 'register', onRegister: refused('Email này đã có tài khoản. Đăng nhập, hoặc dùng email khác.') },
  play: async () => {
    const { name, email, password, confirmPassword, findText, submit } = await register()
    await userEvent.type(name(), 'Lan')
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.type(password(), '123456')
    await userEvent.type(confirmPassword(), '123456')
    await submit()
    await expect(await findText('Email này đã có tài khoản. Đăng nhập, hoặc dùng email khác.')).toBeVisible()
    await expect(await findText('Đăng ký thất bại')).toBeVisible()
    await expect(email()).toHaveValue('lan@sen.test')
  },
}

export const SwitchingKeepsTheEmail: Story = {
  play: async ({ args }) => {
    const first = await login()
    await userEvent.type(first.email(), 'lan@sen.test')
    await userEvent.type(first.password(), '123456')
    first.button('Chưa có tài khoản? Đăng ký ngay').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onModeChange).toHaveBeenLastCalledWith('register')
    const second = await register()
    await expect(second.email()).toHaveValue('lan@sen.test')
    await expect(second.password()).toHaveValue('')
    await expect(second.name()).toHaveFocus()
    await userEvent.type(second.name(), 'Lan')
    await userEvent.click(second.button('Đã có tài khoản? Đăng nhập'))
    const third = await login()
    await expect(third.email()).toHaveValue('lan@sen.test')
    await waitFor(() => expect(third.password()).toHaveFocus())
    await userEvent.click(third.button('Chưa có tài khoản? Đăng ký ngay'))
    await expect((await register()).name()).toHaveValue('Lan')
  },
}

export const SwitchingClearsErrors: Story = {
  args: { onLogin: refused('Kiểm tra lại email và mật khẩu.') },
  parameters: withoutPicture,
  play: async () => {
    const { email, password, button, findText, queryText, submit } = await login()
    await userEvent.type(email(), 'lan@sen.test')
    await userEvent.type(password(), '123456')
    await submit()
    await findText('Kiểm tra lại email và mật khẩu.')
    await userEvent.click(button('Chưa có tài khoản? Đăng ký ngay'))
    await register()
    await expect(queryText('Kiểm tra lại email và mật khẩu.')).not.toBeInTheDocument()
    await expect(queryText(/^Vui lòng/)).not.toBeInTheDocument()
  },
}

/** Opened with its button and closed in one of the three ways; the focus then returns. */
const closesBy = (close: (dialog: HTMLElement) => Promise<unknown>): Story => ({
  args: { mode: null },
  parameters: withoutPicture,
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Mở đăng nhập' })
    await userEvent.click(opener)
    await close(await openedDialog('Đăng nhập'))
    await closed()
    await expect(args.onModeChange).toHaveBeenCalledOnce()
    await expect(args.onModeChange).toHaveBeenCalledWith(null)
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const EscapeCloses = closesBy(() => userEvent.keyboard('{Escape}'))

export const TheCloseButtonCloses = closesBy((dialog) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Đóng' })),
)

export const TheBackdropCloses = closesBy(async (dialog) => {
  const backdrop = document.querySelector(`[data-backdrop="${dialog.id}"]`)
  if (!backdrop) throw new Error('The dialog has no backdrop')
  await userEvent.click(backdrop)
})

export const ClosingKeepsTheEmail: Story = {
  parameters: withoutPicture,
  play: async () => {
    const first = await login()
    await userEvent.type(first.email(), 'lan@sen.test')
    await userEvent.type(first.password(), '123456')
    await userEvent.keyboard('{Escape}')
    await closed()
    await userEvent.click(screen.getByRole('button', { name: 'Mở đăng ký' }))
    const second = await register()
    await expect(second.email()).toHaveValue('lan@sen.test')
    await expect(second.password()).toHaveValue('')
  },
}

/** Names of six words and a very long address, with an error of two lines. */
export const LongTexts: Story = {
  args: {
    mode: 'register',
    onRegister: refused('Bạn đã thử quá nhiều lần. Vui lòng đợi 15 phút rồi thử lại, hoặc liên hệ bộ phận hỗ trợ.'),
  },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args }) => {
    const { name, email, password, confirmPassword, findText, submit } = await register()
    await userEvent.type(name(), 'Công Tằng Tôn Nữ Nguyễn Phúc Thị Minh Nguyệt')
    await userEvent.type(email(), 'cong.tang.ton.nu.nguyen.phuc.minh.nguyet@thuongmaidientu-dongnambo.example.vn')
    await userEvent.type(password(), '123456')
    await userEvent.type(confirmPassword(), '123456')
    await submit()
    await expect(await findText(/^Bạn đã thử/)).toBeVisible()
    await expect(args.onRegister).toHaveBeenCalledWith(
      expect.objectContaining({ firstName: 'Công', lastName: 'Tằng Tôn Nữ Nguyễn Phúc Thị Minh Nguyệt' }),
    )
  },
}
