import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { authTexts } from '#ds/texts/vi/auth.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { fields, login } = authTexts

const Email = ({ value = '', error }: { value?: string; error?: string }) => (
  <Field label={fields.email} error={error}>
    <Input type="email" defaultValue={value} readOnly />
  </Field>
)

export const good: RuleExample[] = [
  () => (
    <Miniature width="20rem" zoom={0.75}>
      <Stack>
        <Notice tone="neutral" title="Phiên đăng nhập đã hết hạn">
          Đăng nhập lại để tiếp tục.
        </Notice>
        <Email />
        <Button fullWidth>{login.submit}</Button>
      </Stack>
    </Miniature>
  ),
  () => (
    <Miniature width="20rem" zoom={0.75}>
      <Stack>
        <Email value="mai.nguyen@vidu.vn" />
        <Notice tone="critical" title={login.failed}>
          Máy chủ không trả lời.
        </Notice>
        <Button fullWidth>{login.submit}</Button>
      </Stack>
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => <Email value="mai.nguyen@vidu.vn" error="Email này chưa được đăng ký" />,
  () => (
    <Miniature width="20rem" zoom={0.75}>
      <Stack>
        <Email value="mai.nguyen@vidu.vn" />
        <Inline space="md">
          <Link href="/terms">Điều khoản</Link>
          <Link href="/blog">Tin tức</Link>
          <Link href="/contact">Liên hệ</Link>
        </Inline>
        <Button fullWidth>{login.submit}</Button>
      </Stack>
    </Miniature>
  ),
]
