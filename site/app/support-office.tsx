import { SupportPanel, supportViews } from '#ds/admin/SupportPanel/index.ts'
import { useSupportOffice } from '#site/hooks/use-support-office.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { supportOfficeArea } from '#site/texts/admin.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface SupportOfficeProps {
  /** Bearer token of the admin. */
  token: string | undefined
}

/** The support in the back-office, with its data and its texts: loaded when its tab is opened. */
export function SupportOffice({ token }: SupportOfficeProps) {
  const { supportOfficeTexts } = useTexts(supportOfficeArea)
  const [view, setView] = useTab(supportViews, 'tickets', 'view')
  return (
    <SupportPanel
      texts={supportOfficeTexts}
      view={view}
      onViewChange={setView}
      {...useSupportOffice({ token, view })}
    />
  )
}
