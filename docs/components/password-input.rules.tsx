import { KeyRound } from 'lucide-react'
import { Field } from '#ds/components/Field/index.ts'
import { PasswordInput } from '#ds/components/PasswordInput/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleMenu, ExampleMenuItem } from '#storybook/guides/ExampleMenu.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn space="2xs">
      <Field label="Mật khẩu mới">
        <PasswordInput autoComplete="new-password" />
      </Field>
      <ExampleMenu>
        <ExampleMenuItem icon={KeyRound} active>
          Dùng mật khẩu mạnh gợi ý
        </ExampleMenuItem>
      </ExampleMenu>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Field label="Mật khẩu" error="Không được dán. Hãy gõ từng ký tự.">
        <PasswordInput />
      </Field>
    </ExampleColumn>
  ),
  () => (
    <ExampleColumn space="sm">
      <Field label="Mật khẩu mới">
        <PasswordInput defaultValue="k7vd92pxsen" />
      </Field>
      <Field label="Nhập lại mật khẩu mới">
        <PasswordInput defaultValue="k7vd92" />
      </Field>
    </ExampleColumn>
  ),
]
