import type { ApiCommandTexts } from '#ds/account/ApiCommand/index.ts'
import type { ConfirmActionDialogTexts } from '#ds/account/ConfirmActionDialog/index.ts'
import type { MachineScreenTexts } from '#ds/screens/MachineScreen/index.ts'
import { renew } from './account/renew.ts'
import { vps } from './account/vps.ts'
import { localized, same } from './localized.ts'

const copy = {
  copy: vps.copy,
  copyShort: vps.copyShort,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
}

const api = localized<ApiCommandTexts>({
  ...copy,
  show: { vi: 'Xem lệnh API', en: 'API command', zh: '查看 API 命令' },
})

const confirm = localized<ConfirmActionDialogTexts>({
  lost: { vi: 'Sẽ mất', en: 'You will lose', zh: '将丢失' },
  kept: { vi: 'Được giữ lại', en: 'You will keep', zh: '将保留' },
  keep: { vi: 'Giữ lại', en: 'Keep it', zh: '保留' },
  failureTitle: { vi: 'Chưa thực hiện được thao tác', en: 'Nothing was done', zh: '操作未执行' },
  typedName: {
    before: { vi: 'Gõ', en: 'Type', zh: '输入' },
    after: { vi: 'để xác nhận', en: 'to confirm', zh: '以确认' },
    missing: {
      vi: (count) => `Còn thiếu ${count} ký tự`,
      en: (count) => (count === 1 ? '1 character is missing' : `${count} characters are missing`),
      zh: (count) => `还差 ${count} 个字符`,
    },
    differs: { vi: 'Chưa khớp với tên VPS', en: 'This does not match the name of the VPS', zh: '与名称不一致' },
    complete: { vi: 'Đã khớp với tên VPS', en: 'This matches the name of the VPS', zh: '与名称一致' },
  },
  api,
})

const perPeriod = {
  monthly: {
    vi: (price: string) => `${price} mỗi tháng`,
    en: (price: string) => `${price} a month`,
    zh: (price: string) => `每月 ${price}`,
  },
  yearly: {
    vi: (price: string) => `${price} mỗi năm`,
    en: (price: string) => `${price} a year`,
    zh: (price: string) => `每年 ${price}`,
  },
}

const snapshotCount = (count: number) => (count === 1 ? 'One snapshot' : `${count} snapshots`)

const daysInEnglish = (count: number) => (count === 1 ? 'one day' : `${count} days`)

/** What goes with a VPS that is deleted. */
const removed = {
  disk: {
    vi: (size: string) => `Toàn bộ dữ liệu trên ổ đĩa ${size}`,
    en: (size: string) => `All data on the ${size} disk`,
    zh: (size: string) => `${size} 磁盘上的全部数据`,
  },
  address: {
    vi: 'Địa chỉ IP, có thể được cấp cho khách khác',
    en: 'The IP address, which may go to someone else',
    zh: 'IP 地址，可能分配给他人',
  },
  snapshots: {
    vi: (count: number) => `${count} snapshot`,
    en: snapshotCount,
    zh: (count: number) => `${count} 个快照`,
  },
}

/** The page of a machine. */
export const machinePageTexts = localized<MachineScreenTexts>({
  title: { vi: 'VPS của bạn', en: 'Your VPS', zh: '您的 VPS' },
  tabsLabel: { vi: 'Các mục của VPS', en: 'Sections of the VPS', zh: 'VPS 栏目' },
  tabs: {
    overview: { vi: 'Tổng quan', en: 'Overview', zh: '概览' },
    console: { vi: 'Console', en: 'Console', zh: '控制台' },
    graphs: { vi: 'Biểu đồ', en: 'Graphs', zh: '图表' },
    snapshots: { vi: 'Snapshot và sao lưu', en: 'Snapshots and backups', zh: '快照与备份' },
    network: { vi: 'Mạng', en: 'Network', zh: '网络' },
    history: { vi: 'Lịch sử', en: 'History', zh: '历史' },
    settings: { vi: 'Cài đặt', en: 'Settings', zh: '设置' },
  },
  head: {
    path: { vi: 'Đường dẫn đến trang', en: 'Path to this page', zh: '页面路径' },
    list: same('VPS'),
    back: { vi: 'Về danh sách VPS', en: 'Back to your servers', zh: '返回 VPS 列表' },
    more: { vi: 'Thao tác khác', en: 'Other actions', zh: '其他操作' },
    moreShort: { vi: 'Thêm', en: 'More', zh: '更多' },
    menu: { vi: (name) => `Thao tác với ${name}`, en: (name) => `Actions for ${name}`, zh: (name) => `${name} 的操作` },
  },
  facts: {
    ...copy,
    label: { vi: 'Thông tin chính', en: 'Key facts', zh: '主要信息' },
    access: { vi: 'Đăng nhập', en: 'Log in', zh: '登录' },
    noAddress: { vi: 'Đang cấp địa chỉ', en: 'Assigning an address', zh: '正在分配地址' },
    trialUntil: {
      vi: (date) => `Dùng thử đến ${date}`,
      en: (date) => `Trial until ${date}`,
      zh: (date) => `试用至 ${date}`,
    },
    trialEnded: { vi: 'Dùng thử đã kết thúc', en: 'Trial ended', zh: '试用已结束' },
    stopped: { vi: 'Đã trả đến, đang ngừng tính phí', en: 'Paid until, not charged now', zh: '已付至，暂停计费' },
    price: perPeriod,
    traffic: {
      vi: (month) => `Lưu lượng tháng ${month}`,
      en: (month) => `Traffic in ${month}`,
      zh: (month) => `${month} 流量`,
    },
    ofIncluded: same((included) => `/ ${included}`),
    running: { vi: 'Đã chạy liên tục', en: 'Running for', zh: '连续运行' },
    off: { vi: 'Đã tắt được', en: 'Off for', zh: '已关机' },
    since: {
      minutes: {
        vi: (count) => `${count} phút`,
        en: (count) => (count === 1 ? 'a minute' : `${count} minutes`),
        zh: (count) => `${count} 分钟`,
      },
      hours: {
        vi: (count) => `${count} giờ`,
        en: (count) => (count === 1 ? 'an hour' : `${count} hours`),
        zh: (count) => `${count} 小时`,
      },
      days: {
        vi: (count) => `${count} ngày`,
        en: (count) => (count === 1 ? 'a day' : `${count} days`),
        zh: (count) => `${count} 天`,
      },
    },
    from: { vi: (time) => `từ ${time}`, en: (time) => `since ${time}`, zh: (time) => `自 ${time}` },
  },
  choices: {
    console: { vi: 'Console', en: 'Console', zh: '控制台' },
    start: { vi: 'Bật', en: 'Start', zh: '开机' },
    shutdown: { vi: 'Tắt', en: 'Shut down', zh: '关机' },
    reboot: { vi: 'Khởi động lại', en: 'Reboot', zh: '重启' },
    stop: { vi: 'Ngắt nguồn…', en: 'Power off…', zh: '断电…' },
    reset: { vi: 'Khởi động cứng…', en: 'Hard reset…', zh: '强制重启…' },
    snapshot: { vi: 'Tạo snapshot…', en: 'Take a snapshot…', zh: '创建快照…' },
    restore: { vi: 'Khôi phục snapshot…', en: 'Restore a snapshot…', zh: '恢复到快照…' },
    resize: { vi: 'Đổi gói…', en: 'Change plan…', zh: '变更套餐…' },
    resetPassword: { vi: 'Đặt lại mật khẩu…', en: 'Reset password…', zh: '重置密码…' },
    rescue: { vi: 'Chế độ cứu hộ…', en: 'Rescue mode…', zh: '救援模式…' },
    endRescue: { vi: 'Thoát chế độ cứu hộ…', en: 'Leave rescue mode…', zh: '退出救援模式…' },
    rebuild: { vi: 'Cài lại hệ điều hành…', en: 'Reinstall the system…', zh: '重装系统…' },
    cancel: { vi: 'Hủy VPS…', en: 'Cancel this VPS…', zh: '取消 VPS…' },
    renew: { vi: 'Gia hạn…', en: 'Renew…', zh: '续费…' },
    undoCancel: { vi: 'Rút lại yêu cầu hủy', en: 'Keep this VPS', zh: '撤回取消申请' },
    refund: { vi: 'Hoàn tiền…', en: 'Refund…', zh: '退款…' },
  },
  consequences: {
    start: {
      vi: 'Chạy lại với dữ liệu còn nguyên trên ổ đĩa',
      en: 'Runs again with the same data on its disk',
      zh: '以磁盘上原有的数据重新运行',
    },
    shutdown: {
      vi: 'Hệ điều hành tự tắt, dữ liệu giữ nguyên, VPS vẫn tính phí',
      en: 'The system shuts down, its data is kept, it is still charged',
      zh: '系统自行关闭，数据保留，仍然计费',
    },
    reboot: { vi: 'Dịch vụ ngừng khoảng một phút', en: 'Services are down for about a minute', zh: '服务中断约一分钟' },
    stop: {
      vi: 'Như rút dây nguồn, dữ liệu chưa lưu sẽ mất',
      en: 'Like pulling the plug: unsaved work is lost',
      zh: '如同拔掉电源，未保存的内容会丢失',
    },
    reset: {
      vi: 'Như nhấn nút reset, dữ liệu chưa lưu sẽ mất',
      en: 'Like the reset button: unsaved work is lost',
      zh: '如同按下重置键，未保存的内容会丢失',
    },
    snapshot: {
      vi: 'Lưu trạng thái ổ đĩa lúc này để khôi phục khi cần',
      en: 'Saves the disk as it is now, so you can restore it',
      zh: '保留磁盘当前的状态，以便日后恢复',
    },
    restore: {
      vi: 'Đưa ổ đĩa về lúc tạo snapshot, thay đổi sau đó sẽ mất',
      en: 'Restores the disk; later changes are lost',
      zh: '磁盘回到快照时的状态，之后的更改会丢失',
    },
    resetPassword: {
      vi: 'Mật khẩu cũ hết hiệu lực, mật khẩu mới chỉ xem được một lần',
      en: 'The old password stops working, the new one is shown once',
      zh: '旧密码失效，新密码只能查看一次',
    },
    rescue: {
      vi: 'Khởi động hệ thống cứu hộ để sửa ổ đĩa',
      en: 'Boots a rescue system to repair the disk',
      zh: '启动救援系统，用于修复磁盘',
    },
    endRescue: {
      vi: 'Khởi động lại hệ điều hành của bạn',
      en: 'Boots your own system again',
      zh: '重新启动您自己的系统',
    },
    rebuild: {
      vi: 'Xóa mọi dữ liệu trên ổ đĩa, giữ địa chỉ IP',
      en: 'Deletes all data on the disk, keeps the IP address',
      zh: '删除磁盘上的所有数据，保留地址',
    },
    cancel: {
      vi: 'Khi hết kỳ, hoặc ngay bây giờ: xóa VPS, dữ liệu và địa chỉ IP',
      en: 'At the end of the period, or now: deletes the VPS, its data and IP address',
      zh: '在本期结束时或立即取消：删除 VPS、数据和地址',
    },
    renew: {
      vi: 'Trả trước một hay nhiều kỳ từ ví',
      en: 'Pays for one or more periods from your wallet',
      zh: '从钱包预付一个或多个周期',
    },
    undoCancel: {
      vi: 'VPS tiếp tục được gia hạn như trước',
      en: 'It is renewed again as before',
      zh: 'VPS 恢复为原来的续费方式',
    },
    refund: {
      vi: 'Nhận lại toàn bộ tiền đã trả nếu đây là VPS đầu tiên của bạn; VPS bị xóa',
      en: 'Returns all that you paid if this is your first VPS, and deletes it',
      zh: '如为您的首台 VPS，退回全部已付款项并删除 VPS',
    },
  },
  resizeConsequence: {
    vi: (plan, extra) => `Lên ${plan}: thêm ${extra} mỗi kỳ`,
    en: (plan, extra) => `To ${plan}: ${extra} more each period`,
    zh: (plan, extra) => `升级到 ${plan}：每期增加 ${extra}`,
  },
  resizeOnly: { vi: 'Thêm vCPU, RAM và ổ đĩa', en: 'More vCPUs, RAM and storage', zh: '增加 vCPU、内存和存储' },
  graphs: {
    label: { vi: 'Biểu đồ của VPS', en: 'Graphs of the VPS', zh: 'VPS 的图表' },
    windowsLabel: { vi: 'Khoảng thời gian', en: 'Period', zh: '时间范围' },
    windows: {
      '1h': { vi: '1 giờ', en: '1 hour', zh: '1 小时' },
      '24h': { vi: '24 giờ', en: '24 hours', zh: '24 小时' },
      '7d': { vi: '7 ngày', en: '7 days', zh: '7 天' },
      '30d': { vi: '30 ngày', en: '30 days', zh: '30 天' },
      '1y': { vi: '1 năm', en: '1 year', zh: '1 年' },
    },
    step: {
      minutes: {
        vi: (count) => `Mỗi vạch là ${count} phút, theo giờ Việt Nam.`,
        en: (count) =>
          count === 1 ? 'Each bar is a minute, Vietnam time.' : `Each bar is ${count} minutes, Vietnam time.`,
        zh: (count) => `每条竖线代表 ${count} 分钟，越南时间。`,
      },
      hours: {
        vi: (count) => `Mỗi vạch là ${count} giờ, theo giờ Việt Nam.`,
        en: (count) =>
          count === 1 ? 'Each bar is an hour, Vietnam time.' : `Each bar is ${count} hours, Vietnam time.`,
        zh: (count) => `每条竖线代表 ${count} 小时，越南时间。`,
      },
      days: {
        vi: (count) => `Mỗi vạch là ${count} ngày, theo giờ Việt Nam.`,
        en: (count) => (count === 1 ? 'Each bar is a day, Vietnam time.' : `Each bar is ${count} days, Vietnam time.`),
        zh: (count) => `每条竖线代表 ${count} 天，越南时间。`,
      },
    },
    cpu: same('CPU'),
    memory: { vi: 'RAM', en: 'RAM', zh: '内存' },
    disk: { vi: 'Ổ đĩa', en: 'Disk', zh: '磁盘' },
    diskUnit: { vi: 'MB mỗi giây', en: 'MB per second', zh: '每秒兆字节' },
    read: { vi: 'đọc', en: 'read', zh: '读' },
    written: { vi: 'ghi', en: 'written', zh: '写' },
    network: { vi: 'Mạng', en: 'Network', zh: '网络' },
    networkUnit: { vi: 'Mbit mỗi giây', en: 'Mbit per second', zh: '每秒兆比特' },
    incoming: { vi: 'vào', en: 'in', zh: '入' },
    outgoing: { vi: 'ra', en: 'out', zh: '出' },
    cores: vps.cores,
    empty: {
      vi: 'Chưa có số đo nào trong khoảng này.',
      en: 'No measurements in this period.',
      zh: '这段时间没有测量数据。',
    },
  },
  history: {
    heading: { vi: 'Thao tác và thanh toán', en: 'Actions and payments', zh: '操作与付款' },
    recently: { vi: 'Gần đây', en: 'Recently', zh: '最近' },
    all: { vi: 'Tất cả', en: 'All', zh: '全部' },
    done: {
      start: { vi: 'Đã bật', en: 'Started', zh: '已开机' },
      shutdown: { vi: 'Đã tắt', en: 'Shut down', zh: '已关机' },
      reboot: { vi: 'Đã khởi động lại', en: 'Rebooted', zh: '已重启' },
      stop: { vi: 'Đã ngắt nguồn', en: 'Powered off', zh: '已断电' },
      reset: { vi: 'Đã khởi động cứng', en: 'Hard reset', zh: '已强制重启' },
      snapshot: { vi: 'Đã tạo snapshot', en: 'Snapshot taken', zh: '已创建快照' },
      restore: { vi: 'Đã khôi phục snapshot', en: 'Snapshot restored', zh: '已恢复到快照' },
      deleteSnapshot: { vi: 'Đã xóa snapshot', en: 'Snapshot deleted', zh: '已删除快照' },
      resize: { vi: 'Đã đổi gói', en: 'Plan changed', zh: '已变更套餐' },
      resetPassword: { vi: 'Đã đặt lại mật khẩu', en: 'Password reset', zh: '已重置密码' },
      rescue: { vi: 'Đã vào chế độ cứu hộ', en: 'Entered rescue mode', zh: '已进入救援模式' },
      endRescue: { vi: 'Đã thoát chế độ cứu hộ', en: 'Left rescue mode', zh: '已退出救援模式' },
      rebuild: { vi: 'Đã cài lại', en: 'Reinstalled', zh: '已重装' },
      rename: { vi: 'Đã đổi tên', en: 'Renamed', zh: '已改名' },
      cancel: { vi: 'Đã hủy VPS', en: 'Cancelled', zh: '已取消' },
      create: { vi: 'Đã tạo VPS', en: 'Created', zh: '已创建' },
      suspend: { vi: 'Đã tạm ngưng', en: 'Suspended', zh: '已暂停' },
      resume: { vi: 'Đã mở lại', en: 'Reactivated', zh: '已恢复使用' },
      terminate: { vi: 'Đã chấm dứt', en: 'Terminated', zh: '已终止' },
    },
    failed: {
      start: { vi: 'Chưa bật được', en: 'Could not start', zh: '开机失败' },
      shutdown: { vi: 'Chưa tắt được', en: 'Could not shut down', zh: '关机失败' },
      reboot: { vi: 'Chưa khởi động lại được', en: 'Could not reboot', zh: '重启失败' },
      stop: { vi: 'Chưa ngắt nguồn được', en: 'Could not power off', zh: '断电失败' },
      reset: { vi: 'Chưa khởi động cứng được', en: 'Could not hard reset', zh: '强制重启失败' },
      snapshot: { vi: 'Chưa tạo được snapshot', en: 'Could not take a snapshot', zh: '创建快照失败' },
      restore: { vi: 'Chưa khôi phục được snapshot', en: 'Could not restore a snapshot', zh: '恢复到快照失败' },
      deleteSnapshot: { vi: 'Chưa xóa được snapshot', en: 'Could not delete a snapshot', zh: '删除快照失败' },
      resize: { vi: 'Chưa đổi được gói', en: 'Could not change the plan', zh: '变更套餐失败' },
      resetPassword: { vi: 'Chưa đặt lại được mật khẩu', en: 'Could not reset the password', zh: '重置密码失败' },
      rescue: { vi: 'Chưa vào được chế độ cứu hộ', en: 'Could not enter rescue mode', zh: '进入救援模式失败' },
      endRescue: { vi: 'Chưa thoát được chế độ cứu hộ', en: 'Could not leave rescue mode', zh: '退出救援模式失败' },
      rebuild: { vi: 'Chưa cài lại được', en: 'Could not reinstall', zh: '重装失败' },
      rename: { vi: 'Chưa đổi được tên', en: 'Could not rename', zh: '改名失败' },
      cancel: { vi: 'Chưa hủy được VPS', en: 'Could not cancel', zh: '取消失败' },
      create: { vi: 'Không tạo được VPS', en: 'Could not create', zh: '创建失败' },
      suspend: { vi: 'Chưa tạm ngưng được', en: 'Could not suspend', zh: '暂停失败' },
      resume: { vi: 'Chưa mở lại được', en: 'Could not reactivate', zh: '恢复使用失败' },
      terminate: { vi: 'Chưa chấm dứt được', en: 'Could not terminate', zh: '终止失败' },
    },
    by: {
      customer: { vi: 'bởi bạn', en: 'by you', zh: '由您执行' },
      admin: { vi: 'bởi Sen Cloud', en: 'by Sen Cloud', zh: '由 Sen Cloud 执行' },
      system: { vi: 'tự động', en: 'automatic', zh: '自动执行' },
    },
    money: {
      order: { vi: 'Thanh toán kỳ đầu', en: 'First period paid', zh: '支付首个周期' },
      renewal: { vi: 'Gia hạn', en: 'Renewed', zh: '续费' },
      resize: { vi: 'Phí nâng gói', en: 'Paid for the larger plan', zh: '补交升级差价' },
      refund: { vi: 'Hoàn tiền', en: 'Refunded', zh: '退款' },
    },
    toWallet: { vi: '(mở ví)', en: '(opens the wallet)', zh: '（打开钱包）' },
    queued: { vi: 'chờ đến lượt', en: 'waiting', zh: '等待中' },
    empty: {
      vi: 'Chưa có thao tác nào với VPS này.',
      en: 'Nothing has been done with this VPS yet.',
      zh: '这台 VPS 还没有任何操作。',
    },
    errorTitle: {
      vi: 'Không tải được lịch sử thao tác',
      en: 'The history could not be loaded',
      zh: '操作历史加载失败',
    },
  },
  snapshots: {
    heading: { vi: 'Snapshot', en: 'Snapshots', zh: '快照' },
    count: {
      vi: (taken, max) => `${taken} trên ${max} snapshot`,
      en: (taken, max) => `${taken} of ${max}`,
      zh: (taken, max) => `${taken}/${max} 个`,
    },
    take: { vi: 'Tạo snapshot…', en: 'Take a snapshot…', zh: '创建快照…' },
    restore: { vi: 'Khôi phục…', en: 'Restore…', zh: '恢复…' },
    remove: { vi: 'Xóa…', en: 'Delete…', zh: '删除…' },
    emptyTitle: { vi: 'Chưa có snapshot nào', en: 'No snapshots yet', zh: '还没有快照' },
    emptyDescription: {
      vi: 'Hãy tạo snapshot trước khi cập nhật hay thử nghiệm: nếu hỏng, bạn khôi phục được ngay.',
      en: 'Take one before an update or an experiment, so you can go back if something breaks.',
      zh: '在更新或试验之前创建一个：出了问题可以立即恢复。',
    },
    note: {
      vi: 'Snapshot nằm cùng nơi với VPS và mất khi hủy VPS. Với dữ liệu quan trọng, hãy giữ thêm một bản ở nơi khác.',
      en: 'Snapshots are stored with the VPS and deleted when it is cancelled. Keep another copy of important data elsewhere.',
      zh: '快照与 VPS 存放在一起，取消 VPS 时一并删除。重要数据请在别处再存一份。',
    },
  },
  network: {
    ...copy,
    heading: { vi: 'Địa chỉ của VPS', en: 'Addresses of the VPS', zh: 'VPS 的地址' },
    families: {
      4: same('IPv4'),
      6: same('IPv6'),
    },
    address: { vi: 'Địa chỉ', en: 'Address', zh: '地址' },
    prefix: { vi: 'Độ dài mạng', en: 'Prefix', zh: '前缀长度' },
    gateway: { vi: 'Cổng mặc định', en: 'Gateway', zh: '网关' },
    reverseName: { vi: 'Tên miền ngược', en: 'Reverse DNS', zh: '反向解析' },
    noReverseName: { vi: 'chưa đặt', en: 'not set', zh: '未设置' },
    emptyTitle: { vi: 'VPS chưa có địa chỉ', en: 'No addresses yet', zh: '还没有地址' },
    emptyDescription: {
      vi: 'Địa chỉ hiện ở đây ngay khi được cấp.',
      en: 'It appears here as soon as it is assigned.',
      zh: '分配之后会立即显示在这里。',
    },
  },
  settings: {
    records: { vi: 'Thông tin', en: 'Details', zh: '信息' },
    name: { vi: 'Tên VPS', en: 'Name', zh: '名称' },
    nameRequired: { vi: 'Vui lòng đặt tên cho VPS', en: 'Enter a name for the VPS', zh: '请填写名称' },
    tags: { vi: 'Nhãn', en: 'Tags', zh: '标签' },
    tagsHint: {
      vi: 'Cách nhau bằng dấu phẩy, ví dụ: web, khách lẻ',
      en: 'Separated by commas, such as: web, retail',
      zh: '用逗号分隔，例如：网站，零售',
    },
    tagFaults: {
      tooMany: {
        vi: 'Tối đa 10 nhãn, vui lòng bỏ bớt',
        en: 'Up to 10 tags: remove some',
        zh: '最多 10 个标签，请删除一些',
      },
      tooLong: {
        vi: 'Có nhãn dài quá 30 ký tự, vui lòng rút ngắn',
        en: 'A tag has more than 30 characters: shorten it',
        zh: '有标签超过 30 个字符，请缩短',
      },
    },
    notes: { vi: 'Ghi chú', en: 'Notes', zh: '备注' },
    notesHint: {
      vi: 'Chỉ bạn thấy ghi chú này. Đừng ghi mật khẩu ở đây.',
      en: 'Only you can see this. Do not store passwords here.',
      zh: '仅您可见，请勿填写密码。',
    },
    save: { vi: 'Lưu', en: 'Save', zh: '保存' },
    saving: { vi: 'Đang lưu…', en: 'Saving…', zh: '正在保存…' },
    failureTitle: { vi: 'Chưa lưu được', en: 'Nothing was saved', zh: '未能保存' },
    actions: { vi: 'Thao tác với toàn bộ VPS', en: 'Actions for the whole VPS', zh: '针对整台 VPS 的操作' },
    plan: { vi: 'Gia hạn và thời hạn', en: 'Renewal and term', zh: '续费与期限' },
    autoRenew: { vi: 'Tự gia hạn từ ví', en: 'Renew automatically from the wallet', zh: '从钱包自动续费' },
    autoRenewOn: {
      vi: (days) => `Mỗi kỳ được trừ từ ví khi bắt đầu. Nếu ví không đủ, VPS chạy thêm ${days} ngày rồi tạm ngưng.`,
      en: (days) =>
        `Each period is charged to your wallet when it begins. If the wallet is short, the VPS runs on for ${daysInEnglish(days)} and is then suspended.`,
      zh: (days) => `每个周期开始时从钱包扣款。余额不足时，VPS 继续运行 ${days} 天，然后暂停。`,
    },
    autoRenewOff: {
      vi: (days) => `Không tự trừ tiền. Nếu bạn không tự gia hạn, VPS tạm ngưng sau ngày hết hạn ${days} ngày.`,
      en: (days) =>
        `Nothing is charged automatically. Unless you renew it yourself, the VPS is suspended ${daysInEnglish(days)} after it expires.`,
      zh: (days) => `不会自动扣款。如果您不手动续费，VPS 将在到期 ${days} 天后暂停。`,
    },
    autoRenewFailed: {
      vi: 'Chưa đổi được cách gia hạn',
      en: 'Automatic renewal was not changed',
      zh: '未能更改自动续费',
    },
  },
  progress: {
    stepsLabel: { vi: 'Các bước', en: 'Steps', zh: '步骤' },
    stepStates: {
      pending: { vi: 'chưa bắt đầu', en: 'not started', zh: '未开始' },
      opening: { vi: 'đang thực hiện', en: 'in progress', zh: '进行中' },
      open: { vi: 'xong', en: 'done', zh: '已完成' },
    },
    queued: {
      vi: 'Đang chờ thao tác trước xong',
      en: 'Waiting for the previous action to finish',
      zh: '正在等待前一项操作完成',
    },
    mayLeave: {
      vi: 'Bạn có thể đóng trang này, thao tác vẫn tiếp tục.',
      en: 'You can close this page; the action continues.',
      zh: '您可以关闭此页面，操作会继续。',
    },
  },
  configuration: {
    heading: { vi: 'Cấu hình', en: 'Configuration', zh: '配置' },
    change: { vi: 'Đổi gói', en: 'Change plan', zh: '变更套餐' },
    plan: { vi: 'Gói', en: 'Plan', zh: '套餐' },
    machine: { vi: 'Tài nguyên', en: 'Resources', zh: '规格' },
    system: { vi: 'Hệ điều hành', en: 'System', zh: '操作系统' },
    address: { vi: 'Địa chỉ', en: 'Address', zh: '地址' },
    address6: same('IPv6'),
    tags: { vi: 'Nhãn', en: 'Tags', zh: '标签' },
  },
  notices: {
    cancelled: {
      vi: 'Bạn đã hủy VPS này. Đến ngày đó VPS bị xóa cùng dữ liệu.',
      en: 'You cancelled this VPS. It is deleted with its data on that date.',
      zh: '您已取消这台 VPS，届时 VPS 连同数据一并删除。',
    },
    grace: {
      vi: 'VPS vẫn chạy. Hãy thanh toán kỳ này để VPS không bị tạm ngưng.',
      en: 'It is still running. Pay for this period so that it is not suspended.',
      zh: 'VPS 仍在运行。请支付本期费用，以免被暂停。',
    },
    password: {
      title: { vi: 'Mật khẩu mới đang chờ bạn', en: 'A new password is waiting for you', zh: '新密码等待您查看' },
      description: {
        vi: 'Mật khẩu chỉ xem được một lần. Sau đó không ai đọc lại được, kể cả Sen Cloud.',
        en: 'You can see it once. After that nobody can read it, not even Sen Cloud.',
        zh: '只能查看一次，之后任何人都无法读取，包括 Sen Cloud。',
      },
      show: { vi: 'Xem mật khẩu…', en: 'Show the password…', zh: '查看密码…' },
    },
    rescue: {
      title: { vi: 'VPS đang ở chế độ cứu hộ', en: 'The VPS is in rescue mode', zh: '正在运行救援系统' },
      description: {
        vi: 'Ổ đĩa của bạn không bị thay đổi. Sửa xong, hãy thoát chế độ cứu hộ để chạy lại hệ điều hành của bạn.',
        en: 'Your disk is unchanged. Once it is repaired, leave rescue mode to run your own system again.',
        zh: '您的磁盘没有改变。修复之后，请退出救援模式，重新运行您自己的系统。',
      },
    },
    failed: {
      start: { vi: 'VPS chưa bật được', en: 'The VPS did not start', zh: 'VPS 未能开机' },
      shutdown: { vi: 'VPS chưa tắt được', en: 'The VPS did not shut down', zh: 'VPS 未能关机' },
      reboot: { vi: 'VPS chưa khởi động lại được', en: 'The VPS did not reboot', zh: 'VPS 未能重启' },
      stop: { vi: 'VPS chưa ngắt nguồn được', en: 'The VPS did not power off', zh: 'VPS 未能断电' },
      reset: { vi: 'VPS chưa khởi động cứng được', en: 'The hard reset failed', zh: 'VPS 未能强制重启' },
      snapshot: { vi: 'Snapshot chưa tạo được', en: 'The snapshot was not taken', zh: '未能创建快照' },
      restore: { vi: 'VPS chưa khôi phục được snapshot', en: 'The snapshot was not restored', zh: '未能恢复到快照' },
      deleteSnapshot: { vi: 'Snapshot chưa xóa được', en: 'The snapshot was not deleted', zh: '未能删除快照' },
      resize: { vi: 'VPS chưa đổi được gói', en: 'The plan was not changed', zh: '未能变更套餐' },
      resetPassword: { vi: 'Mật khẩu chưa đặt lại được', en: 'The password was not reset', zh: '未能重置密码' },
      rescue: {
        vi: 'VPS chưa vào được chế độ cứu hộ',
        en: 'The VPS did not enter rescue mode',
        zh: '未能进入救援模式',
      },
      endRescue: {
        vi: 'VPS chưa thoát được chế độ cứu hộ',
        en: 'The VPS did not leave rescue mode',
        zh: '未能退出救援模式',
      },
      rebuild: { vi: 'VPS chưa cài lại được', en: 'The system was not reinstalled', zh: '未能重装系统' },
      rename: { vi: 'VPS chưa đổi được tên', en: 'The VPS was not renamed', zh: '未能改名' },
      cancel: { vi: 'VPS chưa hủy được', en: 'The VPS was not cancelled', zh: '未能取消 VPS' },
    },
  },
  resume: { vi: renew.vi.resume.submit, en: renew.en.resume.submit, zh: renew.zh.resume.submit },
  orderAgain: { vi: 'Đặt lại VPS này', en: 'Order it again', zh: '重新订购' },
  contactSupport: vps.contactSupport,
  toList: { vi: 'Về danh sách VPS', en: 'Back to your servers', zh: '返回 VPS 列表' },
  terminated: {
    title: { vi: 'VPS này đã chấm dứt', en: 'This VPS has been terminated', zh: '这台 VPS 已终止' },
    description: {
      vi: 'Dữ liệu và địa chỉ IP không còn nữa. Lịch sử vẫn ở bên dưới.',
      en: 'Its data and IP address are gone. Its history is still below.',
      zh: '数据和地址已不存在，历史记录仍在下方。',
    },
  },
  console: {
    closed: { vi: 'Console đang đóng', en: 'The console is closed', zh: '控制台已关闭' },
    none: {
      vi: 'Chưa mở được console ở đây. Hãy đăng nhập bằng lệnh phía trên.',
      en: 'The console cannot be opened here yet. Log in with the command above.',
      zh: '这里暂时无法打开控制台，请用上方的命令登录。',
    },
  },
  confirm,
  questions: {
    stop: {
      heading: {
        vi: (name) => `Ngắt nguồn ${name}?`,
        en: (name) => `Power off ${name}?`,
        zh: (name) => `要断开 ${name} 的电源吗？`,
      },
      description: {
        vi: 'VPS dừng ngay như bị rút dây nguồn. Dữ liệu chưa ghi xuống ổ đĩa sẽ mất. Nếu VPS còn phản hồi, hãy dùng Tắt.',
        en: 'It stops immediately, as if unplugged, and unsaved data is lost. If it still responds, shut it down instead.',
        zh: 'VPS 会像被拔掉电源一样立即停止，尚未写入磁盘的数据会丢失。如果它还有响应，请改用关机。',
      },
      confirm: { vi: 'Ngắt nguồn', en: 'Power off', zh: '断电' },
    },
    reset: {
      heading: {
        vi: (name) => `Khởi động cứng ${name}?`,
        en: (name) => `Hard reset ${name}?`,
        zh: (name) => `要强制重启 ${name} 吗？`,
      },
      description: {
        vi: 'VPS dừng ngay rồi khởi động lại. Dữ liệu chưa ghi xuống ổ đĩa sẽ mất. Nếu VPS còn phản hồi, hãy dùng Khởi động lại.',
        en: 'It stops immediately and boots again, and unsaved data is lost. If it still responds, reboot it instead.',
        zh: 'VPS 立即停止并重新启动，尚未写入磁盘的数据会丢失。如果它还有响应，请改用重启。',
      },
      confirm: { vi: 'Khởi động cứng', en: 'Hard reset', zh: '强制重启' },
    },
    rescue: {
      heading: {
        vi: (name) => `Đưa ${name} vào chế độ cứu hộ?`,
        en: (name) => `Boot ${name} into rescue mode?`,
        zh: (name) => `要让 ${name} 进入救援模式吗？`,
      },
      description: {
        vi: 'VPS tắt hệ điều hành của bạn và chạy hệ thống cứu hộ từ mạng. Ổ đĩa giữ nguyên để bạn sửa.',
        en: 'Your system stops and a rescue system boots from the network. The disk is left untouched for you to repair.',
        zh: '您的系统会关闭，并从网络启动救援系统。磁盘保持原样，供您修复。',
      },
      confirm: { vi: 'Vào chế độ cứu hộ', en: 'Enter rescue mode', zh: '进入救援模式' },
    },
    endRescue: {
      heading: {
        vi: (name) => `Đưa ${name} ra khỏi chế độ cứu hộ?`,
        en: (name) => `Take ${name} out of rescue mode?`,
        zh: (name) => `要让 ${name} 退出救援模式吗？`,
      },
      description: {
        vi: 'VPS khởi động lại hệ điều hành của bạn. Những gì đang chạy trong hệ thống cứu hộ sẽ dừng.',
        en: 'Your own system boots again. Whatever is running in the rescue system stops.',
        zh: '您自己的系统会重新启动，救援系统中正在进行的工作会停止。',
      },
      confirm: { vi: 'Chạy lại hệ điều hành của tôi', en: 'Boot my system', zh: '启动我的系统' },
    },
    resetPassword: {
      heading: {
        vi: (name) => `Đặt lại mật khẩu của ${name}?`,
        en: (name) => `Reset the password of ${name}?`,
        zh: (name) => `要重置 ${name} 的密码吗？`,
      },
      description: {
        vi: 'Mật khẩu hiện tại hết hiệu lực ngay. Mật khẩu mới chờ bạn ở trang này và chỉ xem được một lần.',
        en: 'The current password stops working immediately. The new one waits on this page and can be shown once.',
        zh: '当前密码立即失效。新密码在此页面等待您查看，只能查看一次。',
      },
      confirm: { vi: 'Đặt lại mật khẩu', en: 'Reset the password', zh: '重置密码' },
    },
    restore: {
      heading: {
        vi: (name) => `Khôi phục snapshot ${name}?`,
        en: (name) => `Restore the snapshot ${name}?`,
        zh: (name) => `要恢复到快照 ${name} 吗？`,
      },
      description: {
        vi: 'VPS dừng trong lúc khôi phục. Thao tác này không thể hoàn tác, trừ khi bạn tạo snapshot mới trước.',
        en: 'The VPS stops while it is restored. This cannot be undone unless you take another snapshot first.',
        zh: '恢复期间 VPS 停止运行。除非先创建另一个快照，否则无法撤销。',
      },
      confirm: { vi: 'Khôi phục snapshot', en: 'Restore the snapshot', zh: '恢复到快照' },
    },
    deleteSnapshot: {
      heading: {
        vi: (name) => `Xóa snapshot ${name}?`,
        en: (name) => `Delete the snapshot ${name}?`,
        zh: (name) => `要删除快照 ${name} 吗？`,
      },
      description: {
        vi: 'Bạn sẽ không khôi phục được snapshot này nữa. VPS vẫn chạy bình thường.',
        en: 'You will no longer be able to restore it. The VPS keeps running.',
        zh: '之后无法再恢复到这个快照，VPS 照常运行。',
      },
      confirm: { vi: 'Xóa snapshot', en: 'Delete the snapshot', zh: '删除快照' },
    },
  },
  renew,
  cancel: {
    heading: { vi: (name) => `Hủy ${name}?`, en: (name) => `Cancel ${name}?`, zh: (name) => `要取消 ${name} 吗？` },
    descriptions: {
      periodEnd: {
        vi: (date) => `VPS chạy đến ${date}, rồi bị xóa cùng dữ liệu. Trước ngày đó, bạn rút lại yêu cầu hủy được.`,
        en: (date) =>
          `It runs until ${date} and is then deleted with its data. Until that date you can take the cancellation back.`,
        zh: (date) => `VPS 运行至 ${date}，之后连同数据一并删除。在此之前您可以撤回取消申请。`,
      },
      now: {
        vi: () => 'VPS bị xóa ngay và thời gian còn lại không được hoàn tiền. Thao tác này không thể hoàn tác.',
        en: () => 'It is deleted now, and the rest of the period is not refunded. This cannot be undone.',
        zh: () => 'VPS 会立即删除，剩余时间不予退款，无法撤销。',
      },
    },
    choose: { vi: 'Thời điểm hủy', en: 'When', zh: '取消时间' },
    titles: {
      periodEnd: {
        vi: (date) => `Khi hết kỳ, ngày ${date}`,
        en: (date) => `At the end of the period, on ${date}`,
        zh: (date) => `本期结束时，${date}`,
      },
      now: { vi: () => 'Ngay bây giờ', en: () => 'Now', zh: () => '立即' },
    },
    details: {
      periodEnd: {
        vi: 'Dùng hết thời gian đã trả, không trừ thêm tiền',
        en: 'Use the time you have paid for; nothing more is charged',
        zh: '用完已付的时间，不再扣款',
      },
      now: {
        vi: 'Mất thời gian đã trả, dữ liệu và địa chỉ IP',
        en: 'The paid time, the data and the IP address are lost',
        zh: '失去已付的时间、数据和 IP 地址',
      },
    },
    lost: removed,
    kept: { vi: 'Số dư ví và lịch sử giao dịch', en: 'Your wallet and its history', zh: '钱包余额和交易记录' },
    confirm: {
      periodEnd: { vi: 'Hủy khi hết kỳ', en: 'Cancel at the end', zh: '到期取消' },
      now: { vi: 'Hủy VPS và xóa dữ liệu', en: 'Cancel and delete data', zh: '取消并删除数据' },
    },
  },
  refund: {
    heading: {
      vi: (name) => `Hoàn tiền cho ${name}?`,
      en: (name) => `Refund ${name}?`,
      zh: (name) => `要为 ${name} 退款吗？`,
    },
    loading: { vi: 'Đang tính số tiền được hoàn…', en: 'Calculating the refund…', zh: '正在计算退款金额…' },
    failed: {
      vi: (message) => `Không tính được số tiền được hoàn. ${message}`,
      en: (message) => `The refund could not be calculated. ${message}`,
      zh: (message) => `无法计算退款金额。${message}`,
    },
    description: {
      vi: (amount, until) =>
        `${amount} về ví ngay và VPS bị xóa. Bạn trả lại được đến ${until}, chỉ một lần. Thao tác này không thể hoàn tác.`,
      en: (amount, until) =>
        `${amount} returns to your wallet immediately and the VPS is deleted. Possible until ${until}, and only once. This cannot be undone.`,
      zh: (amount, until) => `${amount} 立即退回钱包，VPS 随即删除。可在 ${until} 之前退还，且仅限一次，无法撤销。`,
    },
    obstacles: {
      too_late: {
        vi: (days) => `Chỉ hoàn tiền trong ${days} ngày kể từ lần thanh toán đầu tiên, và thời hạn đó đã qua.`,
        en: (days) => `Refunds are possible within ${daysInEnglish(days)} of the first payment, and that time is over.`,
        zh: (days) => `仅在首次付款后 ${days} 天内可以退款，该期限已过。`,
      },
      not_first_order: {
        vi: () => 'Chỉ VPS trả phí đầu tiên của bạn được hoàn tiền. VPS này thì không.',
        en: () => 'Only the first VPS that you paid for can be refunded, and this is another one.',
        zh: () => '只有您付费的首台 VPS 可以退款，这台不是。',
      },
      already_refunded: {
        vi: () => 'Mỗi tài khoản được hoàn tiền một lần, và bạn đã nhận rồi.',
        en: () => 'Each account is refunded once, and you have already had your refund.',
        zh: () => '每个账号只能退款一次，您已经退过款。',
      },
      nothing_paid: {
        vi: () => 'Bạn chưa trả tiền cho VPS này nên không có gì để hoàn.',
        en: () => 'You have not paid for this VPS, so there is nothing to refund.',
        zh: () => '您尚未为这台 VPS 付款，没有可退的款项。',
      },
      not_possible: {
        vi: () => 'VPS không hoàn tiền được ở trạng thái hiện tại. Vui lòng liên hệ hỗ trợ.',
        en: () => 'The VPS cannot be refunded in its current state. Contact support.',
        zh: () => '以 VPS 当前的状态无法退款，请联系客服。',
      },
    },
    impossible: { vi: 'Chưa hoàn tiền được', en: 'No refund is possible', zh: '暂时无法退款' },
    lost: removed,
    returned: {
      vi: (amount) => `${amount}, hoàn vào ví`,
      en: (amount) => `${amount}, back in your wallet`,
      zh: (amount) => `${amount}，退回钱包`,
    },
    confirm: { vi: 'Hoàn tiền và xóa VPS', en: 'Refund and delete', zh: '退款并删除' },
  },
  lost: {
    later: {
      vi: (time) => `Mọi thay đổi trên ổ đĩa sau ${time}`,
      en: (time) => `All changes on the disk after ${time}`,
      zh: (time) => `${time} 之后磁盘上的所有更改`,
    },
  },
  kept: {
    address: { vi: 'Địa chỉ IP', en: 'The IP address', zh: 'IP 地址' },
    paidUntil: {
      vi: (date) => `Thời gian đã trả, đến ${date}`,
      en: (date) => `Paid until ${date}`,
      zh: (date) => `有效期至 ${date}`,
    },
    snapshots: { vi: 'Các snapshot', en: 'The snapshots', zh: '所有快照' },
  },
  rebuild: {
    ...confirm,
    heading: {
      vi: (name) => `Cài lại ${name}?`,
      en: (name) => `Reinstall ${name}?`,
      zh: (name) => `要重装 ${name} 吗？`,
    },
    description: {
      vi: 'VPS ngừng chạy vài phút. Thao tác này không thể hoàn tác.',
      en: 'The VPS is down for a few minutes. This cannot be undone.',
      zh: 'VPS 会停止运行几分钟，无法撤销。',
    },
    onDisk: {
      vi: (disk) => `Mọi dữ liệu trên ổ đĩa ${disk}`,
      en: (disk) => `Everything on the ${disk} disk`,
      zh: (disk) => `${disk} 磁盘上的所有内容`,
    },
    software: { vi: 'Phần mềm, cấu hình, người dùng', en: 'Software, settings, users', zh: '软件、配置、用户' },
    credentials: { vi: 'Mật khẩu, khóa máy SSH', en: 'Password, SSH host keys', zh: '密码、主机密钥' },
    address: {
      vi: (address) => `Địa chỉ ${address}`,
      en: (address) => `Address ${address}`,
      zh: (address) => `地址 ${address}`,
    },
    paidUntil: {
      vi: (date) => `Thời gian đã trả, đến ${date}`,
      en: (date) => `Paid until ${date}`,
      zh: (date) => `有效期至 ${date}`,
    },
    snapshots: { vi: (count) => `${count} snapshot`, en: snapshotCount, zh: (count) => `${count} 个快照` },
    system: { vi: 'Hệ điều hành mới', en: 'New system', zh: '新的操作系统' },
    keys: { vi: 'Khóa SSH được đăng nhập', en: 'SSH keys that can log in', zh: '可以登录的 SSH 密钥' },
    keysHint: {
      vi: 'Nếu không chọn khóa nào, bạn đăng nhập bằng mật khẩu mới, chỉ xem được một lần.',
      en: 'Without a key you log in with a new password, which is shown once.',
      zh: '不选择密钥时，请用新密码登录，只能查看一次。',
    },
    snapshotFirst: { vi: 'Tạo snapshot trước', en: 'Take a snapshot first', zh: '先创建快照' },
    confirm: { vi: 'Cài lại và xóa dữ liệu', en: 'Reinstall and delete data', zh: '重装并删除数据' },
    pending: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在提交…' },
  },
  resize: {
    heading: {
      vi: (name) => `Đổi gói cho ${name}`,
      en: (name) => `Change the plan of ${name}`,
      zh: (name) => `变更 ${name} 的套餐`,
    },
    description: {
      vi: 'VPS khởi động lại một lần để nhận cấu hình mới. Ổ đĩa chỉ tăng được, không giảm lại được: nếu muốn gói nhỏ hơn, bạn tạo VPS mới và chuyển dữ liệu sang.',
      en: 'The VPS reboots once to apply its new size. A disk can grow but not shrink: for a smaller plan, create a new VPS and move your data to it.',
      zh: 'VPS 会重启一次以启用新的规格。磁盘只能增大，不能再缩小：如需更小的套餐，请新建 VPS 并迁移数据。',
    },
    plans: { vi: 'Gói lớn hơn', en: 'Larger plans', zh: '更大的套餐' },
    change: {
      vi: (from, to) => `${from} lên ${to}`,
      en: (from, to) => `${from} to ${to}`,
      zh: (from, to) => `${from} 增至 ${to}`,
    },
    cores: same((count) => `${count} vCPU`),
    memory: { vi: (size) => `RAM ${size}`, en: (size) => `RAM ${size}`, zh: (size) => `内存 ${size}` },
    storage: { vi: (size) => `ổ đĩa ${size}`, en: (size) => `storage ${size}`, zh: (size) => `存储 ${size}` },
    perPeriod,
    sums: {
      label: { vi: 'Chi phí', en: 'Costs', zh: '费用' },
      now: {
        vi: 'Trả ngay cho phần còn lại của kỳ',
        en: 'Now, for the rest of the period',
        zh: '现在支付，用于本期剩余时间',
      },
      from: {
        vi: (date) => `Kỳ sau, từ ${date}`,
        en: (date) => `Next period, from ${date}`,
        zh: (date) => `下一期，自 ${date} 起`,
      },
      balance: { vi: 'Số dư ví', en: 'Wallet balance', zh: '钱包余额' },
      balanceAfter: { vi: 'Số dư sau khi trả', en: 'Balance after paying', zh: '支付后的余额' },
    },
    short: {
      vi: (amount) => `Ví còn thiếu ${amount}.`,
      en: (amount) => `Your wallet is ${amount} short.`,
      zh: (amount) => `钱包还差 ${amount}。`,
    },
    topUp: { vi: 'Nạp tiền', en: 'Top up', zh: '充值' },
    quoteFailed: { vi: 'Không tính được giá', en: 'The price could not be calculated', zh: '无法计算价格' },
    quoteLoading: { vi: 'Đang tính giá…', en: 'Calculating the price…', zh: '正在计算价格…' },
    keep: { vi: 'Giữ gói hiện tại', en: 'Keep the current plan', zh: '保持不变' },
    confirm: { vi: (plan) => `Lên ${plan}`, en: (plan) => `Change to ${plan}`, zh: (plan) => `升级到 ${plan}` },
    pending: { vi: 'Đang thanh toán…', en: 'Paying…', zh: '正在支付…' },
    failureTitle: { vi: 'Chưa đổi được gói này', en: 'The plan could not be changed', zh: '套餐未能变更' },
    api,
  },
  snapshot: {
    heading: {
      vi: (name) => `Tạo snapshot của ${name}`,
      en: (name) => `Take a snapshot of ${name}`,
      zh: (name) => `为 ${name} 创建快照`,
    },
    description: {
      vi: 'Lưu trạng thái ổ đĩa lúc này. VPS vẫn chạy trong lúc tạo snapshot.',
      en: 'Saves the disk as it is now. The VPS keeps running meanwhile.',
      zh: '保留磁盘当前的状态，期间 VPS 照常运行。',
    },
    name: { vi: 'Tên snapshot', en: 'Snapshot name', zh: '快照名称' },
    namePlaceholder: { vi: 'Trước khi cập nhật', en: 'Before the update', zh: '更新之前' },
    nameRequired: {
      vi: 'Vui lòng đặt tên để sau này dễ tìm',
      en: 'Enter a name to find it by',
      zh: '请填写名称，方便以后查找',
    },
    keep: { vi: 'Để sau', en: 'Later', zh: '以后再说' },
    confirm: { vi: 'Tạo snapshot', en: 'Take snapshot', zh: '创建' },
    pending: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在提交…' },
    failureTitle: { vi: 'Chưa tạo được snapshot', en: 'The snapshot was not taken', zh: '快照未能创建' },
    api,
  },
  password: {
    ...copy,
    heading: {
      vi: (user) => `Mật khẩu của ${user}`,
      en: (user) => `Password of ${user}`,
      zh: (user) => `${user} 的密码`,
    },
    once: {
      vi: 'Mật khẩu chỉ hiện một lần. Hãy mở sẵn trình quản lý mật khẩu của bạn.',
      en: 'The password is shown once. Have your password manager ready.',
      zh: '密码只显示一次，请准备好您的密码管理器。',
    },
    notAgain: {
      vi: 'Hãy chép lại ngay: sau khi đóng hộp thoại, bạn không xem lại được. Nếu làm mất, hãy đặt lại mật khẩu.',
      en: 'Copy it now: you cannot see it again after closing this dialog. If you lose it, reset the password.',
      zh: '请立即复制：关闭之后无法再次查看。如果遗失，请重置密码。',
    },
    show: { vi: 'Hiện mật khẩu', en: 'Show the password', zh: '显示密码' },
    showing: { vi: 'Đang lấy…', en: 'Getting it…', zh: '正在获取…' },
    password: {
      vi: (user) => `Mật khẩu của ${user}`,
      en: (user) => `Password of ${user}`,
      zh: (user) => `${user} 的密码`,
    },
    later: { vi: 'Để sau', en: 'Later', zh: '以后再说' },
    done: { vi: 'Tôi đã chép xong', en: 'I have copied it', zh: '我已复制' },
    failureTitle: { vi: 'Chưa xem được mật khẩu', en: 'The password could not be shown', zh: '密码未能显示' },
    api,
  },
  errorTitle: { vi: 'Không tải được VPS này', en: 'This VPS could not be loaded', zh: '这台 VPS 加载失败' },
  notFound: {
    title: { vi: 'Không có VPS nào ở đây', en: 'There is no VPS here', zh: '这里没有 VPS' },
    description: {
      vi: 'Địa chỉ trang có thể thiếu ký tự, hoặc VPS thuộc về tài khoản khác.',
      en: 'The address may be incomplete, or the VPS belongs to another account.',
      zh: '地址可能不完整，或者 VPS 属于其他账号。',
    },
  },
})
