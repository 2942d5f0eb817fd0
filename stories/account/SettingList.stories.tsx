import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck } from 'lucide-react'
import { SettingList, SettingRow } from '#ds/account/SettingList/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { profileTexts } from '#ds/texts/account-page.ts'
import { useInLanguage } from '#stories/in-language.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

function SomeSettings() {
  const texts = useInLanguage(profileTexts.vi)
  return (
    <SettingList>
      <SettingRow
        label={texts.name}
        actions={
          <Button tone="neutral" emphasis="outline" size="small">
            {texts.change}
          </Button>
        }
      >
        Nguyễn Thị Lan
      </SettingRow>
      <SettingRow
        label={texts.email}
        state={
          <Badge tone="positive" icon={CircleCheck}>
            {texts.verified}
          </Badge>
        }
        details={texts.emailDialog.emailHint}
      >
        cong.tang.ton.nu.nguyen.phuc.minh.nguyet@thuongmaidientu-dongnambo.example.vn
      </SettingRow>
    </SettingList>
  )
}

const meta = {
  id: 'account-settinglist',
  title: 'Account/SettingList · Danh sách thiết lập',
  component: SettingList,
  subcomponents: { SettingRow },
  args: { children: null },
  render: () => <SomeSettings />,
} satisfies Meta<typeof SettingList>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = { parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } } }
