import type { RecordStateTexts } from '#ds/screens/record-state-texts.ts'
import { localized } from './localized.ts'

/** Names of the states of instances, transactions and tickets, in the account area and in the back-office. */
export const states = localized<RecordStateTexts>({
  vps: {
    creating: { vi: 'Đang khởi tạo', en: 'Setting up', zh: '创建中' },
    active: { vi: 'Đang chạy', en: 'Running', zh: '运行中' },
    suspended: { vi: 'Tạm ngưng', en: 'Suspended', zh: '已暂停' },
    terminated: { vi: 'Đã chấm dứt', en: 'Terminated', zh: '已终止' },
    failed: { vi: 'Không tạo được', en: 'Setup failed', zh: '创建失败' },
    pending: { vi: 'Đang chờ', en: 'Waiting', zh: '等待中' },
    completed: { vi: 'Hoàn tất', en: 'Completed', zh: '已完成' },
  },
  vpsAddress: {
    pending: { vi: 'Đang cấp phát', en: 'Being assigned', zh: '分配中' },
    none: { vi: 'Không có địa chỉ', en: 'No address', zh: '无地址' },
  },
  transactionTypes: {
    deposit: { vi: 'Nạp tiền', en: 'Top-up', zh: '充值' },
    payment: { vi: 'Thanh toán', en: 'Payment', zh: '付款' },
    renewal: { vi: 'Gia hạn', en: 'Renewal', zh: '续费' },
    refund: { vi: 'Hoàn tiền', en: 'Refund', zh: '退款' },
    adjustment: { vi: 'Điều chỉnh', en: 'Adjustment', zh: '余额调整' },
    bonus: { vi: 'Thưởng', en: 'Bonus', zh: '奖励' },
    withdrawal: { vi: 'Rút tiền', en: 'Withdrawal', zh: '提现' },
  },
  transactions: {
    pending: { vi: 'Đang xử lý', en: 'Pending', zh: '处理中' },
    completed: { vi: 'Thành công', en: 'Successful', zh: '成功' },
    failed: { vi: 'Thất bại', en: 'Failed', zh: '失败' },
    cancelled: { vi: 'Đã hủy', en: 'Cancelled', zh: '已取消' },
  },
  tickets: {
    open: { vi: 'Đang mở', en: 'Open', zh: '待处理' },
    in_progress: { vi: 'Đang xử lý', en: 'In progress', zh: '处理中' },
    closed: { vi: 'Đã đóng', en: 'Closed', zh: '已关闭' },
  },
  ticketPriorities: {
    low: { vi: 'Thấp', en: 'Low', zh: '低' },
    medium: { vi: 'Trung bình', en: 'Medium', zh: '中' },
    high: { vi: 'Cao', en: 'High', zh: '高' },
    urgent: { vi: 'Khẩn cấp', en: 'Urgent', zh: '紧急' },
  },
  ticketCategories: {
    technical: { vi: 'Kỹ thuật', en: 'Technical', zh: '技术支持' },
    billing: { vi: 'Thanh toán', en: 'Billing', zh: '财务账单' },
    account: { vi: 'Tài khoản', en: 'Account', zh: '账号' },
    sales: { vi: 'Tư vấn', en: 'Sales', zh: '售前咨询' },
    general: { vi: 'Câu hỏi chung', en: 'General question', zh: '其他问题' },
  },
})
