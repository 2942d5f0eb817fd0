import type { ApiCommandTexts } from '#ds/account/ApiCommand/index.ts'
import type { ConfirmActionDialogTexts } from '#ds/account/ConfirmActionDialog/index.ts'
import type { MachineScreenTexts } from '#ds/screens/MachineScreen/index.ts'
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
  lost: { vi: 'Mất hẳn', en: 'Gone for good', zh: '永久丢失' },
  kept: { vi: 'Còn nguyên', en: 'Stays as it is', zh: '保持不变' },
  keep: { vi: 'Giữ lại', en: 'Keep it', zh: '保留' },
  failureTitle: { vi: 'Chưa thực hiện được', en: 'Nothing was done', zh: '操作未执行' },
  typedName: {
    before: { vi: 'Gõ', en: 'Type', zh: '输入' },
    after: { vi: 'để xác nhận', en: 'to confirm', zh: '以确认' },
    missing: {
      vi: (count) => `Còn thiếu ${count} ký tự`,
      en: (count) => (count === 1 ? 'One character is missing' : `${count} characters are missing`),
      zh: (count) => `还差 ${count} 个字符`,
    },
    differs: { vi: 'Chưa khớp với tên máy', en: 'This is not the name of the VPS yet', zh: '与名称不一致' },
    complete: { vi: 'Đã khớp với tên máy', en: 'This is the name of the VPS', zh: '与名称一致' },
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

/** The page of a machine. */
export const machinePageTexts = localized<MachineScreenTexts>({
  title: { vi: 'Máy chủ của bạn', en: 'Your VPS', zh: '您的服务器' },
  tabsLabel: { vi: 'Mục của máy', en: 'Parts of the VPS', zh: 'VPS 的各部分' },
  tabs: {
    overview: { vi: 'Tổng quan', en: 'Overview', zh: '概览' },
    console: { vi: 'Console', en: 'Console', zh: '控制台' },
    graphs: { vi: 'Biểu đồ', en: 'Graphs', zh: '图表' },
    snapshots: { vi: 'Bản chụp và sao lưu', en: 'Snapshots and backups', zh: '快照与备份' },
    network: { vi: 'Mạng', en: 'Network', zh: '网络' },
    history: { vi: 'Lịch sử', en: 'History', zh: '历史' },
    settings: { vi: 'Cài đặt', en: 'Settings', zh: '设置' },
  },
  head: {
    path: { vi: 'Đường dẫn đến trang', en: 'Path to this page', zh: '页面路径' },
    list: same('VPS'),
    back: { vi: 'Về danh sách VPS', en: 'Back to your VPS', zh: '返回 VPS 列表' },
    more: { vi: 'Thao tác khác', en: 'Other actions', zh: '其他操作' },
    moreShort: { vi: 'Thêm', en: 'More', zh: '更多' },
    menu: { vi: (name) => `Thao tác với ${name}`, en: (name) => `Actions for ${name}`, zh: (name) => `${name} 的操作` },
  },
  facts: {
    ...copy,
    label: { vi: 'Thông tin chính', en: 'Key facts', zh: '主要信息' },
    access: { vi: 'Vào máy', en: 'Log in', zh: '登录' },
    noAddress: { vi: 'Đang cấp địa chỉ', en: 'Assigning an address', zh: '正在分配地址' },
    until: {
      vi: (date) => `Đến ${date}, tự gia hạn`,
      en: (date) => `Until ${date}, renews by itself`,
      zh: (date) => `至 ${date}，自动续费`,
    },
    trialUntil: {
      vi: (date) => `Dùng thử đến ${date}`,
      en: (date) => `Trial until ${date}`,
      zh: (date) => `试用至 ${date}`,
    },
    trialEnded: { vi: 'Dùng thử đã kết thúc', en: 'Trial ended', zh: '试用已结束' },
    stopped: { vi: 'Đã trả đến, tạm không trừ', en: 'Paid until, not charged now', zh: '已付至，暂不扣费' },
    price: perPeriod,
    traffic: {
      vi: (month) => `Lưu lượng tháng ${month}`,
      en: (month) => `Traffic in ${month}`,
      zh: (month) => `${month} 流量`,
    },
    ofIncluded: same((included) => `/ ${included}`),
    running: { vi: 'Chạy liên tục', en: 'Running for', zh: '连续运行' },
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
    stop: { vi: 'Ngắt điện…', en: 'Power off…', zh: '断电…' },
    reset: { vi: 'Khởi động cứng…', en: 'Hard reset…', zh: '强制重启…' },
    snapshot: { vi: 'Tạo bản chụp…', en: 'Take a snapshot…', zh: '创建快照…' },
    restore: { vi: 'Quay về bản chụp…', en: 'Restore a snapshot…', zh: '恢复到快照…' },
    resize: { vi: 'Đổi gói…', en: 'Change plan…', zh: '变更套餐…' },
    resetPassword: { vi: 'Đặt lại mật khẩu…', en: 'Reset password…', zh: '重置密码…' },
    rescue: { vi: 'Khởi động cứu hộ…', en: 'Rescue mode…', zh: '救援模式…' },
    endRescue: { vi: 'Rời chế độ cứu hộ…', en: 'Leave rescue mode…', zh: '退出救援模式…' },
    rebuild: { vi: 'Cài lại hệ điều hành…', en: 'Reinstall the system…', zh: '重装系统…' },
    cancel: { vi: 'Hủy máy…', en: 'Cancel this VPS…', zh: '取消 VPS…' },
  },
  consequences: {
    start: {
      vi: 'Chạy lại với đúng dữ liệu trên ổ',
      en: 'Runs again with the same data on its disk',
      zh: '以磁盘上原有的数据重新运行',
    },
    shutdown: {
      vi: 'Hệ điều hành tự tắt, dữ liệu giữ nguyên, vẫn tính phí',
      en: 'The system shuts down, data stays, it is still charged',
      zh: '系统自行关闭，数据保留，仍然计费',
    },
    reboot: { vi: 'Dịch vụ ngừng khoảng một phút', en: 'Services are away for about a minute', zh: '服务中断约一分钟' },
    stop: {
      vi: 'Như rút dây nguồn, việc chưa lưu sẽ mất',
      en: 'Like pulling the plug: unsaved work is lost',
      zh: '如同拔掉电源，未保存的内容会丢失',
    },
    reset: {
      vi: 'Như nhấn nút reset, việc chưa lưu sẽ mất',
      en: 'Like the reset button: unsaved work is lost',
      zh: '如同按下重置键，未保存的内容会丢失',
    },
    snapshot: {
      vi: 'Giữ lại trạng thái ổ lúc này, để quay về khi cần',
      en: 'Keeps the disk as it is now, to go back to',
      zh: '保留磁盘当前的状态，以便日后恢复',
    },
    restore: {
      vi: 'Đưa ổ về lúc chụp, thay đổi sau đó sẽ mất',
      en: 'Sets the disk back, later changes are lost',
      zh: '磁盘回到快照时的状态，之后的更改会丢失',
    },
    resetPassword: {
      vi: 'Mật khẩu cũ hết hiệu lực, mật khẩu mới chỉ xem được một lần',
      en: 'The old password ends, the new one can be shown once',
      zh: '旧密码失效，新密码只能查看一次',
    },
    rescue: {
      vi: 'Khởi động vào hệ cứu hộ để sửa ổ đĩa',
      en: 'Boots a rescue system to repair the disk',
      zh: '启动救援系统，用于修复磁盘',
    },
    endRescue: {
      vi: 'Khởi động lại vào hệ điều hành của bạn',
      en: 'Boots your own system again',
      zh: '重新启动您自己的系统',
    },
    rebuild: {
      vi: 'Xóa mọi dữ liệu trên ổ, giữ địa chỉ',
      en: 'Deletes all data on the disk, keeps the address',
      zh: '删除磁盘上的所有数据，保留地址',
    },
    cancel: {
      vi: 'Xóa máy, dữ liệu và địa chỉ, không khôi phục được',
      en: 'Deletes the VPS, its data and address for good',
      zh: '删除 VPS、数据和地址，无法找回',
    },
  },
  resizeConsequence: {
    vi: (plan, extra) => `Lên ${plan}: thêm ${extra} mỗi kỳ`,
    en: (plan, extra) => `To ${plan}: ${extra} more each period`,
    zh: (plan, extra) => `升级到 ${plan}：每期增加 ${extra}`,
  },
  resizeOnly: { vi: 'Thêm vCPU, RAM và ổ đĩa', en: 'More vCPUs, memory and storage', zh: '增加 vCPU、内存和存储' },
  graphs: {
    label: { vi: 'Biểu đồ của máy', en: 'Graphs of the VPS', zh: 'VPS 的图表' },
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
        vi: (count) => `Mỗi cọng là ${count} phút. Giờ Việt\u00a0Nam.`,
        en: (count) =>
          count === 1 ? 'Each stem is a minute. Vietnam time.' : `Each stem is ${count} minutes. Vietnam time.`,
        zh: (count) => `每根线为 ${count} 分钟，越南时间。`,
      },
      hours: {
        vi: (count) => `Mỗi cọng là ${count} giờ. Giờ Việt\u00a0Nam.`,
        en: (count) =>
          count === 1 ? 'Each stem is an hour. Vietnam time.' : `Each stem is ${count} hours. Vietnam time.`,
        zh: (count) => `每根线为 ${count} 小时，越南时间。`,
      },
      days: {
        vi: (count) => `Mỗi cọng là ${count} ngày. Giờ Việt\u00a0Nam.`,
        en: (count) =>
          count === 1 ? 'Each stem is a day. Vietnam time.' : `Each stem is ${count} days. Vietnam time.`,
        zh: (count) => `每根线为 ${count} 天，越南时间。`,
      },
    },
    cpu: same('CPU'),
    memory: { vi: 'RAM', en: 'Memory', zh: '内存' },
    disk: { vi: 'Ổ cứng', en: 'Disk', zh: '磁盘' },
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
      en: 'Nothing was measured in this period.',
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
      stop: { vi: 'Đã ngắt điện', en: 'Powered off', zh: '已断电' },
      reset: { vi: 'Đã khởi động cứng', en: 'Hard reset', zh: '已强制重启' },
      snapshot: { vi: 'Đã tạo bản chụp', en: 'Snapshot taken', zh: '已创建快照' },
      restore: { vi: 'Đã quay về bản chụp', en: 'Snapshot restored', zh: '已恢复到快照' },
      deleteSnapshot: { vi: 'Đã xóa bản chụp', en: 'Snapshot deleted', zh: '已删除快照' },
      resize: { vi: 'Đã đổi gói', en: 'Plan changed', zh: '已变更套餐' },
      resetPassword: { vi: 'Đã đặt lại mật khẩu', en: 'Password reset', zh: '已重置密码' },
      rescue: { vi: 'Đã vào chế độ cứu hộ', en: 'Rescue mode entered', zh: '已进入救援模式' },
      endRescue: { vi: 'Đã rời chế độ cứu hộ', en: 'Rescue mode left', zh: '已退出救援模式' },
      rebuild: { vi: 'Đã cài lại', en: 'Reinstalled', zh: '已重装' },
      rename: { vi: 'Đã đổi tên', en: 'Renamed', zh: '已改名' },
      cancel: { vi: 'Đã hủy máy', en: 'Cancelled', zh: '已取消' },
      create: { vi: 'Đã tạo máy', en: 'Created', zh: '已创建' },
      suspend: { vi: 'Đã tạm ngưng', en: 'Suspended', zh: '已暂停' },
      resume: { vi: 'Đã mở lại', en: 'Reactivated', zh: '已恢复使用' },
      terminate: { vi: 'Đã chấm dứt', en: 'Terminated', zh: '已终止' },
    },
    failed: {
      start: { vi: 'Chưa bật được', en: 'Could not start', zh: '开机失败' },
      shutdown: { vi: 'Chưa tắt được', en: 'Could not shut down', zh: '关机失败' },
      reboot: { vi: 'Chưa khởi động lại được', en: 'Could not reboot', zh: '重启失败' },
      stop: { vi: 'Chưa ngắt điện được', en: 'Could not power off', zh: '断电失败' },
      reset: { vi: 'Chưa khởi động cứng được', en: 'Could not hard reset', zh: '强制重启失败' },
      snapshot: { vi: 'Chưa tạo được bản chụp', en: 'Could not take a snapshot', zh: '创建快照失败' },
      restore: { vi: 'Chưa quay về được bản chụp', en: 'Could not restore a snapshot', zh: '恢复到快照失败' },
      deleteSnapshot: { vi: 'Chưa xóa được bản chụp', en: 'Could not delete a snapshot', zh: '删除快照失败' },
      resize: { vi: 'Chưa đổi được gói', en: 'Could not change the plan', zh: '变更套餐失败' },
      resetPassword: { vi: 'Chưa đặt lại được mật khẩu', en: 'Could not reset the password', zh: '重置密码失败' },
      rescue: { vi: 'Chưa vào được chế độ cứu hộ', en: 'Could not enter rescue mode', zh: '进入救援模式失败' },
      endRescue: { vi: 'Chưa rời được chế độ cứu hộ', en: 'Could not leave rescue mode', zh: '退出救援模式失败' },
      rebuild: { vi: 'Chưa cài lại được', en: 'Could not reinstall', zh: '重装失败' },
      rename: { vi: 'Chưa đổi được tên', en: 'Could not rename', zh: '改名失败' },
      cancel: { vi: 'Chưa hủy được máy', en: 'Could not cancel', zh: '取消失败' },
      create: { vi: 'Không tạo được máy', en: 'Could not create', zh: '创建失败' },
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
      vi: 'Chưa có thao tác nào với máy này.',
      en: 'Nothing was done with this VPS yet.',
      zh: '这台 VPS 还没有任何操作。',
    },
    errorTitle: {
      vi: 'Không tải được lịch sử thao tác',
      en: 'The history could not be loaded',
      zh: '无法加载操作历史',
    },
  },
  snapshots: {
    heading: { vi: 'Bản chụp', en: 'Snapshots', zh: '快照' },
    count: {
      vi: (taken, max) => `${taken} trên ${max} bản`,
      en: (taken, max) => `${taken} of ${max}`,
      zh: (taken, max) => `${taken}/${max} 个`,
    },
    take: { vi: 'Tạo bản chụp…', en: 'Take a snapshot…', zh: '创建快照…' },
    restore: { vi: 'Quay về…', en: 'Restore…', zh: '恢复…' },
    remove: { vi: 'Xóa…', en: 'Delete…', zh: '删除…' },
    emptyTitle: { vi: 'Chưa có bản chụp nào', en: 'No snapshots yet', zh: '还没有快照' },
    emptyDescription: {
      vi: 'Tạo một bản trước khi cập nhật hay thử nghiệm: hỏng thì quay về được ngay.',
      en: 'Take one before an update or an experiment: if it breaks, you can go back at once.',
      zh: '在更新或试验之前创建一个：出了问题可以立即恢复。',
    },
    note: {
      vi: 'Bản chụp nằm cùng nơi với máy và mất khi hủy máy. Dữ liệu quan trọng nên có thêm một bản ở nơi khác.',
      en: 'Snapshots are stored with the VPS and deleted when it is cancelled. Keep another copy of important data elsewhere.',
      zh: '快照与 VPS 存放在一起，取消 VPS 时一并删除。重要数据请在别处再存一份。',
    },
  },
  network: {
    ...copy,
    heading: { vi: 'Địa chỉ của máy', en: 'Addresses of the VPS', zh: 'VPS 的地址' },
    families: {
      4: same('IPv4'),
      6: same('IPv6'),
    },
    address: { vi: 'Địa chỉ', en: 'Address', zh: '地址' },
    prefix: { vi: 'Độ dài mạng', en: 'Prefix', zh: '前缀长度' },
    gateway: { vi: 'Cổng mặc định', en: 'Gateway', zh: '网关' },
    reverseName: { vi: 'Tên ngược', en: 'Reverse name', zh: '反向解析' },
    noReverseName: { vi: 'chưa đặt', en: 'not set', zh: '未设置' },
    emptyTitle: { vi: 'Máy chưa có địa chỉ', en: 'There is no address yet', zh: '还没有地址' },
    emptyDescription: {
      vi: 'Địa chỉ hiện ở đây ngay khi được cấp.',
      en: 'It appears here as soon as it is assigned.',
      zh: '分配之后会立即显示在这里。',
    },
  },
  settings: {
    records: { vi: 'Thông tin', en: 'Details', zh: '信息' },
    name: { vi: 'Tên máy', en: 'Name', zh: '名称' },
    nameRequired: { vi: 'Hãy đặt tên cho máy', en: 'Give the VPS a name', zh: '请填写名称' },
    tags: { vi: 'Nhãn', en: 'Tags', zh: '标签' },
    tagsHint: {
      vi: 'Cách nhau bằng dấu phẩy, ví dụ: web, khách lẻ',
      en: 'Separated by commas, such as: web, retail',
      zh: '用逗号分隔，例如：网站，零售',
    },
    tagFaults: {
      tooMany: {
        vi: 'Tối đa 10 nhãn, hãy bỏ bớt',
        en: 'At most 10 tags, please remove some',
        zh: '最多 10 个标签，请删除一些',
      },
      tooLong: {
        vi: 'Có nhãn dài quá 30 ký tự, hãy rút ngắn',
        en: 'A tag has more than 30 characters, please shorten it',
        zh: '有标签超过 30 个字符，请缩短',
      },
    },
    notes: { vi: 'Ghi chú', en: 'Notes', zh: '备注' },
    notesHint: {
      vi: 'Chỉ bạn thấy. Đừng ghi mật khẩu ở đây.',
      en: 'Only you see them. Do not write passwords here.',
      zh: '只有您能看到，请不要写密码。',
    },
    save: { vi: 'Lưu', en: 'Save', zh: '保存' },
    saving: { vi: 'Đang lưu…', en: 'Saving…', zh: '正在保存…' },
    failureTitle: { vi: 'Chưa lưu được', en: 'Nothing was saved', zh: '未能保存' },
    actions: { vi: 'Thao tác với cả máy', en: 'Actions for the VPS as a whole', zh: '针对整台 VPS 的操作' },
  },
  progress: {
    stepsLabel: { vi: 'Các bước', en: 'Steps', zh: '步骤' },
    stepStates: {
      pending: { vi: 'chưa đến', en: 'to come', zh: '未开始' },
      opening: { vi: 'đang thực hiện', en: 'in progress', zh: '进行中' },
      open: { vi: 'xong', en: 'done', zh: '已完成' },
    },
    queued: {
      vi: 'Đang chờ thao tác trước xong',
      en: 'Waiting for the action before it',
      zh: '正在等待前一项操作完成',
    },
    mayLeave: {
      vi: 'Bạn có thể đóng trang này, việc vẫn tiếp tục.',
      en: 'You may close this page, it goes on.',
      zh: '您可以关闭此页面，操作会继续。',
    },
  },
  configuration: {
    heading: { vi: 'Cấu hình', en: 'Configuration', zh: '配置' },
    change: { vi: 'Đổi gói', en: 'Change plan', zh: '变更套餐' },
    plan: { vi: 'Gói', en: 'Plan', zh: '套餐' },
    machine: { vi: 'Máy', en: 'Server', zh: '规格' },
    system: { vi: 'Hệ điều hành', en: 'System', zh: '操作系统' },
    address: { vi: 'Địa chỉ', en: 'Address', zh: '地址' },
    address6: same('IPv6'),
    tags: { vi: 'Nhãn', en: 'Tags', zh: '标签' },
  },
  notices: {
    password: {
      title: { vi: 'Mật khẩu mới đang chờ bạn', en: 'A new password is waiting for you', zh: '新密码等待您查看' },
      description: {
        vi: 'Chỉ xem được một lần, sau đó không ai đọc lại được, kể cả Sen Cloud.',
        en: 'It can be shown once. After that nobody can read it, not even Sen Cloud.',
        zh: '只能查看一次，之后任何人都无法读取，包括 Sen Cloud。',
      },
      show: { vi: 'Xem mật khẩu…', en: 'Show the password…', zh: '查看密码…' },
    },
    rescue: {
      title: { vi: 'Máy đang chạy hệ cứu hộ', en: 'The rescue system is running', zh: '正在运行救援系统' },
      description: {
        vi: 'Ổ đĩa của bạn không bị thay đổi. Sửa xong, hãy rời chế độ cứu hộ để chạy lại hệ điều hành của bạn.',
        en: 'Your disk is unchanged. When it is repaired, leave rescue mode to run your own system again.',
        zh: '您的磁盘没有改变。修复之后，请退出救援模式，重新运行您自己的系统。',
      },
    },
    failed: {
      start: { vi: 'Máy chưa bật được', en: 'The VPS did not start', zh: 'VPS 未能开机' },
      shutdown: { vi: 'Máy chưa tắt được', en: 'The VPS did not shut down', zh: 'VPS 未能关机' },
      reboot: { vi: 'Máy chưa khởi động lại được', en: 'The VPS did not reboot', zh: 'VPS 未能重启' },
      stop: { vi: 'Máy chưa ngắt điện được', en: 'The VPS did not power off', zh: 'VPS 未能断电' },
      reset: { vi: 'Máy chưa khởi động cứng được', en: 'The hard reset failed', zh: 'VPS 未能强制重启' },
      snapshot: { vi: 'Bản chụp chưa tạo được', en: 'The snapshot was not taken', zh: '未能创建快照' },
      restore: { vi: 'Máy chưa quay về được bản chụp', en: 'The snapshot was not restored', zh: '未能恢复到快照' },
      deleteSnapshot: { vi: 'Bản chụp chưa xóa được', en: 'The snapshot was not deleted', zh: '未能删除快照' },
      resize: { vi: 'Máy chưa đổi được gói', en: 'The plan was not changed', zh: '未能变更套餐' },
      resetPassword: { vi: 'Mật khẩu chưa đặt lại được', en: 'The password was not reset', zh: '未能重置密码' },
      rescue: { vi: 'Máy chưa vào được chế độ cứu hộ', en: 'Rescue mode was not entered', zh: '未能进入救援模式' },
      endRescue: { vi: 'Máy chưa rời được chế độ cứu hộ', en: 'Rescue mode was not left', zh: '未能退出救援模式' },
      rebuild: { vi: 'Máy chưa cài lại được', en: 'The system was not reinstalled', zh: '未能重装系统' },
      rename: { vi: 'Máy chưa đổi được tên', en: 'The VPS was not renamed', zh: '未能改名' },
      cancel: { vi: 'Máy chưa hủy được', en: 'The VPS was not cancelled', zh: '未能取消 VPS' },
    },
  },
  resume: { vi: 'Thanh toán và mở lại', en: 'Pay and reactivate', zh: '付款并恢复使用' },
  orderAgain: { vi: 'Đặt lại máy này', en: 'Order it again', zh: '重新订购' },
  contactSupport: vps.contactSupport,
  toList: { vi: 'Về danh sách VPS', en: 'Back to your VPS', zh: '返回 VPS 列表' },
  terminated: {
    title: { vi: 'Máy này đã chấm dứt', en: 'This VPS has ended', zh: '这台 VPS 已终止' },
    description: {
      vi: 'Dữ liệu và địa chỉ không còn nữa. Lịch sử vẫn ở bên dưới.',
      en: 'Its data and address are gone. Its history is still below.',
      zh: '数据和地址已不存在，历史记录仍在下方。',
    },
  },
  console: {
    closed: { vi: 'Console đang đóng', en: 'The console is closed', zh: '控制台已关闭' },
    none: {
      vi: 'Console chưa mở được ở đây. Hãy vào máy bằng lệnh phía trên.',
      en: 'The console cannot be opened here yet. Log in with the command above.',
      zh: '这里暂时无法打开控制台，请用上方的命令登录。',
    },
  },
  confirm,
  questions: {
    stop: {
      heading: {
        vi: (name) => `Ngắt điện ${name}?`,
        en: (name) => `Power off ${name}?`,
        zh: (name) => `要断开 ${name} 的电源吗？`,
      },
      description: {
        vi: 'Máy dừng ngay như bị rút dây nguồn. Dữ liệu chưa ghi xuống ổ sẽ mất. Nếu máy còn phản hồi, hãy dùng Tắt.',
        en: 'It stops at once, as if unplugged. What is not yet on its disk is lost. If it still responds, shut it down instead.',
        zh: 'VPS 会像被拔掉电源一样立即停止，尚未写入磁盘的数据会丢失。如果它还有响应，请改用关机。',
      },
      confirm: { vi: 'Ngắt điện', en: 'Power off', zh: '断电' },
    },
    reset: {
      heading: {
        vi: (name) => `Khởi động cứng ${name}?`,
        en: (name) => `Hard reset ${name}?`,
        zh: (name) => `要强制重启 ${name} 吗？`,
      },
      description: {
        vi: 'Máy dừng ngay rồi chạy lại. Dữ liệu chưa ghi xuống ổ sẽ mất. Nếu máy còn phản hồi, hãy dùng Khởi động lại.',
        en: 'It stops at once and boots again. What is not yet on its disk is lost. If it still responds, reboot it instead.',
        zh: 'VPS 立即停止并重新启动，尚未写入磁盘的数据会丢失。如果它还有响应，请改用重启。',
      },
      confirm: { vi: 'Khởi động cứng', en: 'Hard reset', zh: '强制重启' },
    },
    rescue: {
      heading: {
        vi: (name) => `Khởi động cứu hộ ${name}?`,
        en: (name) => `Boot ${name} into rescue mode?`,
        zh: (name) => `要让 ${name} 进入救援模式吗？`,
      },
      description: {
        vi: 'Máy tắt hệ điều hành của bạn và chạy một hệ cứu hộ từ mạng. Ổ đĩa giữ nguyên để bạn sửa.',
        en: 'Your system stops, and a rescue system boots from the network. The disk stays as it is, for you to repair.',
        zh: '您的系统会关闭，并从网络启动救援系统。磁盘保持原样，供您修复。',
      },
      confirm: { vi: 'Khởi động cứu hộ', en: 'Enter rescue mode', zh: '进入救援模式' },
    },
    endRescue: {
      heading: {
        vi: (name) => `Đưa ${name} rời chế độ cứu hộ?`,
        en: (name) => `Take ${name} out of rescue mode?`,
        zh: (name) => `要让 ${name} 退出救援模式吗？`,
      },
      description: {
        vi: 'Máy khởi động lại vào hệ điều hành của bạn. Việc đang làm trong hệ cứu hộ sẽ dừng.',
        en: 'Your own system boots again. What runs in the rescue system is stopped.',
        zh: '您自己的系统会重新启动，救援系统中正在进行的工作会停止。',
      },
      confirm: { vi: 'Khởi động lại vào hệ của tôi', en: 'Boot my system', zh: '启动我的系统' },
    },
    resetPassword: {
      heading: {
        vi: (name) => `Đặt lại mật khẩu của ${name}?`,
        en: (name) => `Reset the password of ${name}?`,
        zh: (name) => `要重置 ${name} 的密码吗？`,
      },
      description: {
        vi: 'Mật khẩu hiện tại hết hiệu lực ngay. Mật khẩu mới chờ bạn ở trang này và chỉ xem được một lần.',
        en: 'The present password ends at once. The new one waits on this page and can be shown once.',
        zh: '当前密码立即失效。新密码在此页面等待您查看，只能查看一次。',
      },
      confirm: { vi: 'Đặt lại mật khẩu', en: 'Reset the password', zh: '重置密码' },
    },
    restore: {
      heading: {
        vi: (name) => `Đưa máy về bản chụp ${name}?`,
        en: (name) => `Go back to the snapshot ${name}?`,
        zh: (name) => `要恢复到快照 ${name} 吗？`,
      },
      description: {
        vi: 'Máy dừng trong lúc khôi phục. Không hoàn tác được, trừ khi bạn tạo bản chụp mới trước.',
        en: 'The VPS stops meanwhile. This cannot be undone, unless you take another snapshot first.',
        zh: '恢复期间 VPS 停止运行。除非先创建另一个快照，否则无法撤销。',
      },
      confirm: { vi: 'Quay về bản chụp', en: 'Restore the snapshot', zh: '恢复到快照' },
    },
    deleteSnapshot: {
      heading: {
        vi: (name) => `Xóa bản chụp ${name}?`,
        en: (name) => `Delete the snapshot ${name}?`,
        zh: (name) => `要删除快照 ${name} 吗？`,
      },
      description: {
        vi: 'Bạn không quay về được bản chụp này nữa. Máy vẫn chạy bình thường.',
        en: 'You cannot go back to it any more. The VPS keeps running.',
        zh: '之后无法再恢复到这个快照，VPS 照常运行。',
      },
      confirm: { vi: 'Xóa bản chụp', en: 'Delete the snapshot', zh: '删除快照' },
    },
    cancel: {
      heading: { vi: (name) => `Hủy ${name}?`, en: (name) => `Cancel ${name}?`, zh: (name) => `要取消 ${name} 吗？` },
      description: {
        vi: 'Máy bị xóa ngay, không đợi đến cuối kỳ. Không hoàn tác được.',
        en: 'It is deleted now, not at the end of the period. This cannot be undone.',
        zh: 'VPS 会立即删除，不等到本期结束，无法撤销。',
      },
      confirm: { vi: 'Hủy máy và xóa dữ liệu', en: 'Cancel and delete data', zh: '取消并删除数据' },
    },
  },
  lost: {
    disk: {
      vi: (size) => `Toàn bộ dữ liệu trên ổ ${size}`,
      en: (size) => `All data on the ${size} disk`,
      zh: (size) => `${size} 磁盘上的全部数据`,
    },
    address: {
      vi: 'Địa chỉ IP, có thể cấp cho máy khác',
      en: 'The IP address, which others may get',
      zh: 'IP 地址，可能分配给他人',
    },
    snapshots: { vi: (count) => `${count} bản chụp`, en: snapshotCount, zh: (count) => `${count} 个快照` },
    later: {
      vi: (time) => `Mọi thay đổi trên ổ sau ${time}`,
      en: (time) => `All changes on the disk after ${time}`,
      zh: (time) => `${time} 之后磁盘上的所有更改`,
    },
  },
  kept: {
    wallet: { vi: 'Số dư ví và lịch sử giao dịch', en: 'Your wallet and its history', zh: '钱包余额和交易记录' },
    address: { vi: 'Địa chỉ IP', en: 'The IP address', zh: 'IP 地址' },
    paidUntil: {
      vi: (date) => `Hạn dùng đến ${date}`,
      en: (date) => `Paid until ${date}`,
      zh: (date) => `有效期至 ${date}`,
    },
    snapshots: { vi: 'Các bản chụp', en: 'The snapshots', zh: '所有快照' },
  },
  rebuild: {
    ...confirm,
    heading: {
      vi: (name) => `Cài lại ${name}?`,
      en: (name) => `Reinstall ${name}?`,
      zh: (name) => `要重装 ${name} 吗？`,
    },
    description: {
      vi: 'Máy ngừng chạy vài phút. Không hoàn tác được.',
      en: 'The VPS is away for a few minutes. This cannot be undone.',
      zh: 'VPS 会停止运行几分钟，无法撤销。',
    },
    onDisk: {
      vi: (disk) => `Mọi dữ liệu trên ổ ${disk}`,
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
      vi: (date) => `Hạn dùng đến ${date}`,
      en: (date) => `Paid until ${date}`,
      zh: (date) => `有效期至 ${date}`,
    },
    snapshots: { vi: (count) => `${count} bản chụp`, en: snapshotCount, zh: (count) => `${count} 个快照` },
    system: { vi: 'Hệ điều hành mới', en: 'New system', zh: '新的操作系统' },
    keys: { vi: 'Khóa SSH được vào máy', en: 'SSH keys that may log in', zh: '可以登录的 SSH 密钥' },
    keysHint: {
      vi: 'Không chọn khóa nào thì bạn vào bằng mật khẩu mới, xem được một lần.',
      en: 'Without any key you log in with a new password, which can be shown once.',
      zh: '不选择密钥时，请用新密码登录，只能查看一次。',
    },
    snapshotFirst: { vi: 'Tạo bản chụp trước đã', en: 'Take a snapshot first', zh: '先创建快照' },
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
      vi: 'Máy khởi động lại một lần để nhận cấu hình mới. Ổ đĩa chỉ tăng, không giảm lại được.',
      en: 'The VPS reboots once to take its new size. A disk can grow, but not shrink again.',
      zh: 'VPS 会重启一次以启用新的规格。磁盘只能增大，不能再缩小。',
    },
    plans: { vi: 'Gói lớn hơn', en: 'Larger plans', zh: '更大的套餐' },
    change: {
      vi: (from, to) => `${from} lên ${to}`,
      en: (from, to) => `${from} to ${to}`,
      zh: (from, to) => `${from} 增至 ${to}`,
    },
    cores: same((count) => `${count} vCPU`),
    memory: { vi: (size) => `RAM ${size}`, en: (size) => `memory ${size}`, zh: (size) => `内存 ${size}` },
    storage: { vi: (size) => `ổ ${size}`, en: (size) => `storage ${size}`, zh: (size) => `存储 ${size}` },
    perPeriod,
    sums: {
      label: { vi: 'Chi phí', en: 'Costs', zh: '费用' },
      now: {
        vi: 'Trả ngay, cho phần còn lại của kỳ',
        en: 'Now, for the rest of the period',
        zh: '现在支付，用于本期剩余时间',
      },
      from: {
        vi: (date) => `Kỳ sau, từ ${date}`,
        en: (date) => `Next period, from ${date}`,
        zh: (date) => `下一期，自 ${date} 起`,
      },
      balance: { vi: 'Số dư ví', en: 'Wallet balance', zh: '钱包余额' },
      balanceAfter: { vi: 'Ví còn lại sau khi trả', en: 'Wallet after paying', zh: '支付后的余额' },
    },
    short: {
      vi: (amount) => `Ví còn thiếu ${amount}.`,
      en: (amount) => `Your wallet is ${amount} short.`,
      zh: (amount) => `钱包还差 ${amount}。`,
    },
    topUp: { vi: 'Nạp tiền', en: 'Top up', zh: '充值' },
    quoteFailed: { vi: 'Không tính được giá', en: 'The price is not known', zh: '无法计算价格' },
    quoteLoading: { vi: 'Đang tính giá…', en: 'Getting the price…', zh: '正在计算价格…' },
    keep: { vi: 'Để như cũ', en: 'Leave it as it is', zh: '保持不变' },
    confirm: { vi: (plan) => `Lên ${plan}`, en: (plan) => `Change to ${plan}`, zh: (plan) => `升级到 ${plan}` },
    pending: { vi: 'Đang thanh toán…', en: 'Paying…', zh: '正在支付…' },
    failureTitle: { vi: 'Chưa đổi được gói này', en: 'The plan could not be changed', zh: '套餐未能变更' },
    api,
  },
  snapshot: {
    heading: {
      vi: (name) => `Tạo bản chụp của ${name}`,
      en: (name) => `Take a snapshot of ${name}`,
      zh: (name) => `为 ${name} 创建快照`,
    },
    description: {
      vi: 'Giữ trạng thái ổ đĩa lúc này. Máy vẫn chạy trong lúc chụp.',
      en: 'Keeps the disk as it is now. The VPS keeps running meanwhile.',
      zh: '保留磁盘当前的状态，期间 VPS 照常运行。',
    },
    name: { vi: 'Tên bản chụp', en: 'Name of the snapshot', zh: '快照名称' },
    namePlaceholder: { vi: 'Trước khi cập nhật', en: 'Before the update', zh: '更新之前' },
    nameRequired: {
      vi: 'Hãy đặt tên để sau này dễ tìm',
      en: 'Give it a name to find it by',
      zh: '请填写名称，方便以后查找',
    },
    keep: { vi: 'Để sau', en: 'Later', zh: '以后再说' },
    confirm: { vi: 'Tạo bản chụp', en: 'Take it', zh: '创建' },
    pending: { vi: 'Đang gửi…', en: 'Sending…', zh: '正在提交…' },
    failureTitle: { vi: 'Chưa tạo được bản chụp', en: 'There is no new snapshot', zh: '快照未能创建' },
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
      vi: 'Mật khẩu chỉ hiện một lần. Hãy sẵn sàng chép vào trình quản lý mật khẩu của bạn.',
      en: 'The password is shown once. Have your password manager ready.',
      zh: '密码只显示一次，请准备好您的密码管理器。',
    },
    notAgain: {
      vi: 'Chép lại ngay: đóng hộp này là không xem lại được. Nếu lỡ mất, bạn đặt lại mật khẩu mới.',
      en: 'Copy it now: once this closes, it cannot be shown again. If you lose it, reset the password.',
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
    done: { vi: 'Đã chép xong', en: 'I have copied it', zh: '我已复制' },
    failureTitle: { vi: 'Chưa xem được mật khẩu', en: 'The password could not be shown', zh: '密码未能显示' },
    api,
  },
  errorTitle: { vi: 'Không tải được máy này', en: 'This VPS could not be loaded', zh: '无法加载这台 VPS' },
  notFound: {
    title: { vi: 'Không có máy nào ở đây', en: 'There is no VPS here', zh: '这里没有 VPS' },
    description: {
      vi: 'Địa chỉ có thể bị thiếu ký tự, hoặc máy thuộc về một tài khoản khác.',
      en: 'The address may lack a character, or the VPS belongs to another account.',
      zh: '地址可能缺少字符，或者 VPS 属于其他账户。',
    },
  },
})
