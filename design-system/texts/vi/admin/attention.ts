import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { list } from './list.ts'

/** Texts of the failures that wait for an admin: payments that fit no deposit, and dead jobs. */
export const attention: AdminScreenTexts['attention'] = {
  heading: 'Cần xử lý',
  description: 'Những việc hệ thống không tự làm xong và đang chờ quản trị viên.',
  updateFailed: list.updateFailed,
  loadFailed: 'Không tải được danh sách việc cần xử lý',
  payments: {
    caption: 'Khoản tiền chưa khớp',
    columns: {
      provider: 'Nhà cung cấp',
      amount: 'Số tiền',
      transaction: 'Mã giao dịch',
      owner: 'Khách hàng',
      reason: 'Lý do',
      received: 'Nhận lúc',
      actions: 'Thao tác',
    },
    expected: (amount) => `Khoản nạp: ${amount}`,
    providers: { momo: 'MoMo', zalopay: 'ZaloPay' },
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
          'Nhà cung cấp báo thất bại sau khi ví đã được cộng tiền. Xác nhận với nhà cung cấp: nếu tiền đã bị thu lại thì trừ số dư của khách.',
      },
    },
    resolve: 'Xử lý',
    resolveFor: (transactionId) => `Xử lý: giao dịch ${transactionId}`,
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
      pending: 'Đang lưu...',
      cancel: 'Hủy',
      emptyReason: 'Ghi cách xử lý trước',
      failed: 'Không lưu được',
    },
  },
  jobs: {
    caption: 'Tác vụ thất bại',
    columns: {
      kind: 'Tác vụ',
      subject: 'VPS hoặc khoản nạp',
      owner: 'Khách hàng',
      attempts: 'Số lần thử',
      error: 'Lỗi',
      created: 'Tạo lúc',
      actions: 'Thao tác',
    },
    kinds: {
      'vps.provision': 'Khởi tạo VPS',
      'payments.collect': 'Thu tiền nạp',
      'payments.collect.momo': 'Thu tiền nạp qua MoMo',
      'payments.collect.zalopay': 'Thu tiền nạp qua ZaloPay',
      'sandbox.momo': 'Báo kết quả MoMo (thử nghiệm)',
      'sandbox.zalopay': 'Báo kết quả ZaloPay (thử nghiệm)',
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
    dismiss: 'Đã xem',
    actionFor: (action, kind, subject) => `${action}: ${kind}, ${subject}`,
  },
}
