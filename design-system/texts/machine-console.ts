import type { MachineConsoleTexts } from '#ds/account/MachineConsole/machine-console-texts.ts'
import { localized, same } from './localized.ts'

export const machineConsoleTexts = localized<MachineConsoleTexts>({
  label: {
    vi: (machine) => `Console của ${machine}`,
    en: (machine) => `Console of ${machine}`,
    zh: (machine) => `${machine} 的控制台`,
  },
  input: { vi: 'Ô gõ lệnh của console', en: 'Console input', zh: '控制台输入' },
  connecting: { vi: 'Đang kết nối…', en: 'Connecting…', zh: '正在连接…' },
  open: { vi: 'Đã kết nối', en: 'Connected', zh: '已连接' },
  latency: {
    vi: (latency) => `, độ trễ ${latency}`,
    en: (latency) => `, ${latency}`,
    zh: (latency) => `，延迟 ${latency}`,
  },
  reconnecting: {
    vi: 'Mất kết nối, đang kết nối lại…',
    en: 'Connection lost, reconnecting…',
    zh: '连接中断，正在重新连接…',
  },
  notConnected: { vi: 'Chưa kết nối', en: 'Not connected', zh: '未连接' },
  serial: { vi: 'cổng nối tiếp', en: 'serial port', zh: '串行端口' },
  scripted: {
    vi: 'bản mô phỏng, trả lời theo kịch bản',
    en: 'a simulation: a script responds',
    zh: '模拟控制台，由脚本应答',
  },
  paste: { vi: 'Dán', en: 'Paste', zh: '粘贴' },
  copy: { vi: 'Sao chép', en: 'Copy', zh: '复制' },
  fullScreen: { vi: 'Toàn màn hình', en: 'Full screen', zh: '全屏' },
  leaveFullScreen: { vi: 'Thoát toàn màn hình', en: 'Leave full screen', zh: '退出全屏' },
  disconnect: { vi: 'Ngắt kết nối', en: 'Disconnect', zh: '断开' },
  connect: { vi: 'Kết nối lại', en: 'Reconnect', zh: '重新连接' },
  leave: { vi: 'Rời console bằng bàn phím:', en: 'Leave the console by keyboard:', zh: '用键盘离开控制台：' },
  idle: {
    vi: (minutes) => `Tự ngắt sau ${minutes} phút không gõ phím`,
    en: (minutes) => `Disconnects after ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} without typing`,
    zh: (minutes) => `${minutes} 分钟未输入将自动断开`,
  },
  pasteLinesTitle: {
    vi: (lines) => `Dán ${lines} dòng?`,
    en: (lines) => `Paste ${lines} ${lines === 1 ? 'line' : 'lines'}?`,
    zh: (lines) => `粘贴 ${lines} 行？`,
  },
  pasteLinesText: {
    vi: 'Mỗi dòng có thể là một lệnh và chạy ngay khi được dán.',
    en: 'Each line may be a command, which runs as soon as it is pasted.',
    zh: '每一行都可能是一条命令，粘贴后立即执行。',
  },
  pasteLines: {
    vi: (lines) => `Dán ${lines} dòng`,
    en: (lines) => `Paste ${lines} ${lines === 1 ? 'line' : 'lines'}`,
    zh: (lines) => `粘贴 ${lines} 行`,
  },
  cancel: { vi: 'Không dán', en: 'Do not paste', zh: '不粘贴' },
  pasteRefused: {
    vi: 'Trình duyệt không cho trang đọc bộ nhớ tạm. Hãy bấm vào console rồi nhấn Ctrl V.',
    en: 'The browser does not let the page read the clipboard. Click the console and press Ctrl V.',
    zh: '浏览器不允许页面读取剪贴板。请点击控制台，然后按 Ctrl V。',
  },
  heldTitle: {
    vi: (characters) => `${characters} ký tự bạn gõ khi mất kết nối chưa được gửi`,
    en: (characters) =>
      characters === 1
        ? '1 character you typed while disconnected has not been sent'
        : `${characters} characters you typed while disconnected have not been sent`,
    zh: (characters) => `断线期间输入的 ${characters} 个字符尚未发送`,
  },
  heldText: {
    vi: 'Hãy xem màn hình trước: máy chủ có thể đang chờ nội dung khác.',
    en: 'Look at the screen first: the server may be waiting for something else.',
    zh: '请先查看屏幕：服务器可能正在等待其他内容。',
  },
  sendHeld: { vi: 'Gửi', en: 'Send', zh: '发送' },
  dropHeld: { vi: 'Bỏ đi', en: 'Discard', zh: '放弃' },
  endedTitle: {
    session_ended: { vi: 'Bạn đã đăng xuất', en: 'You have logged out', zh: '您已退出登录' },
    suspended: { vi: 'VPS đã bị tạm ngưng', en: 'The VPS was suspended', zh: 'VPS 已暂停' },
    locked: { vi: 'Tài khoản đã bị khóa', en: 'Your account was locked', zh: '账号已被锁定' },
    idle: {
      vi: 'Đã ngắt kết nối vì lâu không gõ phím',
      en: 'Disconnected after a long time without typing',
      zh: '长时间未输入，已断开',
    },
    too_fast: {
      vi: 'Đã ngắt kết nối vì gửi quá nhanh',
      en: 'Disconnected because too much was sent too fast',
      zh: '发送过快，已断开',
    },
    machine_gone: { vi: 'VPS không còn nữa', en: 'The VPS no longer exists', zh: 'VPS 已不存在' },
    machine_stopped: { vi: 'VPS đã tắt', en: 'The VPS was shut down', zh: 'VPS 已关机' },
    server_stopping: {
      vi: 'Máy chủ console đang khởi động lại',
      en: 'The console server is restarting',
      zh: '控制台服务器正在重启',
    },
  },
  endedText: {
    session_ended: {
      vi: 'Hãy đăng nhập rồi mở lại console.',
      en: 'Log in, then open the console again.',
      zh: '请登录后重新打开控制台。',
    },
    suspended: {
      vi: 'Bạn mở lại được console khi VPS hoạt động trở lại. Lý do nằm ở đầu trang.',
      en: 'You can open the console again once the VPS is active. The reason is at the top of the page.',
      zh: 'VPS 恢复运行后即可重新打开控制台，原因见页面顶部。',
    },
    locked: {
      vi: 'Hãy liên hệ hỗ trợ để biết lý do.',
      en: 'Contact support to find out why.',
      zh: '请联系客服了解原因。',
    },
    idle: {
      vi: 'VPS vẫn chạy. Hãy kết nối lại để làm tiếp.',
      en: 'The VPS is still running. Reconnect to continue.',
      zh: 'VPS 仍在运行，重新连接即可继续。',
    },
    too_fast: {
      vi: 'Hãy dán ít hơn mỗi lần, hoặc chép tệp bằng scp.',
      en: 'Paste less at a time, or copy files with scp.',
      zh: '请减少每次粘贴的内容，或用 scp 复制文件。',
    },
    machine_gone: {
      vi: 'VPS đã bị xóa hoặc chấm dứt.',
      en: 'It has been deleted or terminated.',
      zh: 'VPS 已被删除或终止。',
    },
    machine_stopped: {
      vi: 'Hãy bật VPS để dùng console.',
      en: 'Start it to use the console.',
      zh: '请开机后使用控制台。',
    },
    server_stopping: {
      vi: 'Console tự kết nối lại sau vài giây.',
      en: 'The console reconnects automatically in a few seconds.',
      zh: '控制台将在几秒内自动重新连接。',
    },
  },
  closedTitle: {
    vi: 'Bạn đã ngắt kết nối console. VPS vẫn chạy.',
    en: 'You have disconnected the console. The VPS is still running.',
    zh: '您已断开控制台，VPS 仍在运行。',
  },
  lostTitle: { vi: 'Không kết nối được', en: 'Could not connect', zh: '无法连接' },
  lostText: {
    vi: 'Hãy kiểm tra kết nối mạng rồi thử lại. VPS vẫn chạy.',
    en: 'Check your connection and try again. The VPS is still running.',
    zh: '请检查网络后重试。VPS 仍在运行。',
  },
  refusedTitle: { vi: 'Chưa mở được console', en: 'The console could not be opened', zh: '无法打开控制台' },
  loadFailedTitle: { vi: 'Không tải được console', en: 'The console could not be loaded', zh: '控制台加载失败' },
  loadFailedText: {
    vi: 'Hãy kiểm tra kết nối mạng rồi tải lại trang.',
    en: 'Check your connection, then reload the page.',
    zh: '请检查网络，然后重新加载页面。',
  },
  unavailableTitle: {
    vi: 'Chưa dùng được console',
    en: 'The console is not available right now',
    zh: '控制台暂不可用',
  },
  start: { vi: 'Bật VPS', en: 'Start the VPS', zh: '开机' },
  starting: { vi: 'Đang bật…', en: 'Starting…', zh: '正在开机…' },
  startFailed: { vi: 'Không bật được VPS', en: 'The VPS could not be started', zh: '开机失败' },
  keys: {
    vi: 'Phím không có trên bàn phím điện thoại',
    en: 'Keys that a phone’s keyboard does not have',
    zh: '手机键盘上没有的按键',
  },
  keyNames: {
    left: { vi: 'Mũi tên trái', en: 'Left arrow', zh: '左箭头' },
    up: { vi: 'Mũi tên lên', en: 'Up arrow', zh: '上箭头' },
    down: { vi: 'Mũi tên xuống', en: 'Down arrow', zh: '下箭头' },
    right: { vi: 'Mũi tên phải', en: 'Right arrow', zh: '右箭头' },
    control: same('Ctrl'),
  },
})
