import { lazyDialog } from './lazy.tsx'
import { createLazyModule } from './lazy-module.ts'

const chatPanel = createLazyModule(() =>
  import('#ds/account/SupportChat/ChatPanel.tsx').then(({ ChatPanel }) => ChatPanel),
)
export const ChatPanel = lazyDialog(chatPanel, (props) => props)
