import { PayingDialogs } from './paying-dialogs.tsx'
import { VerifyingDialogs } from './verifying-dialogs.tsx'

/** The dialogs that most customers need: one file, since they lead to each other. */
export function CommonDialogs({ userId }: { userId: string }) {
  return (
    <>
      <PayingDialogs userId={userId} />
      <VerifyingDialogs userId={userId} />
    </>
  )
}
