import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/vi/states.ts'
import { workQueueTexts } from '#ds/texts/vi/work-queue.ts'
import { list } from './list.ts'
import { stats } from './stats.ts'
import { transactions } from './transactions.ts'
import { transferWords } from './transfer-words.ts'
import { trends } from './trends.ts'

/** Texts of the first tab: what waits for an admin, and the figures. */
export const overview: AdminScreenTexts['overview'] = {
  queue: workQueueTexts,
  figures: stats,
  trends,
  figuresHeading: 'Số liệu',
  updateFailed: list.updateFailed,
  deposits: transactions,
  payments: {
    expected: (amount) => `Khoản nạp: ${amount}`,
    providers: { momo: 'MoMo', zalopay: 'ZaloPay', vnpay: 'VNPay', payos: 'payOS' },
    reasons: {
      unknown_transaction: {
        label: 'Không rõ giao dịch',
        advice:
          'Hệ thống không có giao dịch này. Tra sao kê của nhà cung cấp để tìm người trả, rồi cộng tiền cho đúng khách hoặc hoàn lại.',
      },
      wrong_amount: {
        label: 'Sai số tiền',
        advice:
          'Số tiền nhận được khác với khoản nạp, ví chưa được cộng. Đối chiếu với nhà cung cấp, rồi cộng đúng số đã nhận hoặc hoàn lại.',
      },
      failed_deposit: {
        label: 'Khoản nạp đã thất bại hoặc đã hủy',
        advice:
          'Tiền đến sau khi khoản nạp đã thất bại hoặc đã hủy, ví chưa được cộng. Cộng tiền cho khách hoặc hoàn lại.',
      },
      paid_again: {
        label: 'Thanh toán trùng',
        advice:
          'Khách trả hai lần cho cùng một khoản nạp, ví chỉ được cộng một lần. Hoàn lại lần thứ hai, hoặc cộng thêm nếu khách muốn giữ trong ví.',
      },
      reversed: {
        label: 'Đã cộng nhưng bị thu hồi',
        advice:
          'Nhà cung cấp báo thất bại sau khi ví đã được cộng tiền. Xác nhận với nhà cung cấp: nếu tiền đã bị thu lại thì thu hồi khỏi ví của khách.',
      },
      account_closed: {
        label: 'Tài khoản đã đóng',
        advice: 'Khách đã đóng tài khoản, nên không thể cộng vào ví. Liên hệ người gửi rồi chuyển trả.',
      },
      needs_review: {
        label: 'Nhà cung cấp chưa chắc chắn',
        advice:
          'Nhà cung cấp nghi gian lận, hoặc ngân hàng đã trừ tiền mà nhà cung cấp chưa nhận. Ví chưa được cộng. Đối chiếu với nhà cung cấp trước khi cộng tiền hoặc hoàn lại.',
      },
    },
    bonus: (amount) => `thưởng ${amount}`,
    owed: (amount) => `đã thu hồi, còn thiếu ${amount}`,
    resolve: 'Xử lý',
    takeBack: {
      action: 'Thu hồi',
      heading: 'Thu hồi khoản nạp này?',
      description: 'Số tiền dưới đây bị trừ khỏi ví của khách. Không hoàn tác được.',
      shortDescription:
        'Ví không còn đủ: trừ hết số đang có, phần còn thiếu ghi là điều chỉnh và việc này vẫn mở. Không hoàn tác được.',
      confirm: 'Thu hồi',
      deposit: 'Khoản nạp',
      bonus: 'Tiền thưởng',
      short: 'Còn thiếu',
    },
    dialog: {
      heading: 'Đánh dấu đã xử lý',
      description: 'Chỉ ghi lại, không chuyển tiền. Cần cộng hoặc trừ tiền của khách thì sửa số dư ở mục Người dùng.',
      provider: 'Nhà cung cấp',
      amount: 'Số tiền',
      reason: 'Lý do',
      transaction: 'Mã giao dịch',
      note: 'Đã xử lý thế nào',
      noteHint: 'Tối đa 200 ký tự. Ví dụ: đã hoàn tiền cho khách qua MoMo.',
      submit: 'Đã xử lý',
      pending: 'Đang lưu…',
      cancel: 'Hủy',
      emptyReason: 'Ghi cách xử lý trước',
      failed: 'Không lưu được',
    },
  },
  transfers: { ...transferWords, open: 'Xử lý' },
  withdrawals: { open: 'Xem và duyệt' },
  tickets: { open: 'Mở', promise: (time) => `hẹn trả lời trong ${time}`, priorities: states.ticketPriorities },
  jobs: {
    kinds: {
      'vps.provision': 'Khởi tạo VPS',
      'payments.collect': 'Thu tiền nạp',
      'payments.poll.momo': 'Thu tiền nạp qua MoMo',
      'payments.poll.zalopay': 'Thu tiền nạp qua ZaloPay',
      'payments.poll.vnpay': 'Thu tiền nạp qua VNPay',
      'payments.poll.payos': 'Thu tiền nạp qua payOS',
      'waiting_orders.paid': 'Hoàn tất đơn hàng khi tiền về',
      'waiting_orders.end': 'Kết thúc đơn hàng đang chờ tiền',
      'payments.report': 'Xử lý thông báo thanh toán',
      'sandbox.bills.momo': 'Báo kết quả MoMo (thử nghiệm)',
      'sandbox.bills.zalopay': 'Báo kết quả ZaloPay (thử nghiệm)',
    },
    failures: {
      name_refused: 'Hệ thống tạo máy không nhận tên này',
      no_address_left: 'Đã hết địa chỉ IP',
      no_provider: 'Phương thức thanh toán này không còn được dùng',
      payment_unknown: 'Nhà cung cấp không có khoản thanh toán này',
      webhook_refused: 'Thông báo thanh toán không được tiếp nhận',
      unreachable: 'Không kết nối được tới hệ thống cần gọi',
      worker_died: 'Tiến trình xử lý dừng giữa chừng nhiều lần',
    },
    otherFailure: 'Lỗi chưa xác định',
    pointless: {
      refunded: 'Đã hoàn tiền cho khách; không còn gì để thử lại.',
      settled: 'Khoản nạp đã được xử lý; không còn gì để thử lại.',
      done: 'Tác vụ này đã xong; không còn gì để thử lại.',
      gone: 'Bản ghi không còn; không còn gì để thử lại.',
      unknown_kind: 'Phiên bản hiện tại không hỗ trợ loại tác vụ này; hãy xử lý trên phiên bản có hỗ trợ.',
    },
    retry: 'Thử lại',
    dismiss: 'Bỏ qua',
    questions: {
      retry: {
        heading: (job) => `Chạy lại “${job}”?`,
        description: 'Tác vụ chạy lại ngay và tác động đến khách như lần đầu.',
        confirm: 'Chạy lại tác vụ',
      },
      dismiss: {
        heading: (job) => `Bỏ qua “${job}”?`,
        description: 'Tác vụ rời khỏi danh sách và không bao giờ chạy lại. Không thể hoàn tác.',
        confirm: 'Bỏ qua tác vụ',
      },
    },
  },
}
