import type { AddSshKeyTexts, SshKeyChoiceTexts, SshKeysTexts } from '#ds/account/SshKeys/ssh-keys-texts.ts'

const addDialog: AddSshKeyTexts = {
  heading: 'Thêm khóa SSH',
  description: 'Chỉ gửi khóa công khai. Khóa bí mật ở lại trên máy của bạn.',
  publicKey: 'Khóa công khai',
  publicKeyHint: 'Một dòng trong tệp .pub, ví dụ ~/.ssh/id_ed25519.pub. Chưa có thì tạo bằng ssh-keygen -t ed25519.',
  publicKeyRequired: 'Hãy dán nội dung tệp .pub',
  privateKey: 'Đây là khóa bí mật, tuyệt đối không gửi cho ai. Khóa chưa được gửi đi; hãy dán nội dung tệp .pub.',
  name: 'Tên khóa',
  nameHint: 'Để nhận ra khóa về sau. Bỏ trống thì lấy ghi chú trong khóa.',
  cancel: 'Hủy',
  submit: 'Thêm khóa SSH',
  submitting: 'Đang thêm…',
  failureTitle: 'Không thêm được khóa',
}

export const sshKeysTexts: SshKeysTexts = {
  title: 'Khóa SSH',
  add: 'Thêm khóa',
  emptyTitle: 'Chưa có khóa SSH nào',
  emptyDescription: 'Thêm khóa công khai để vào máy mới mà không cần mật khẩu.',
  errorTitle: 'Không tải được khóa SSH',
  added: (date) => `thêm ngày ${date}`,
  remove: 'Xóa',
  removeNamed: (name) => `Xóa khóa ${name}`,
  removeHeading: (name) => `Xóa khóa ${name}?`,
  removeDescription: 'Máy mới không nhận khóa này nữa. Máy đang có khóa vẫn giữ cho đến khi bạn xóa trên máy.',
  removeConfirm: 'Xóa khóa',
  removing: 'Đang xóa…',
  keep: 'Giữ lại',
  removeFailed: 'Không xóa được khóa',
  addDialog,
}

export const sshKeyChoiceTexts: SshKeyChoiceTexts = {
  legend: 'Khóa SSH',
  withPassword: 'Không chọn khóa thì máy có mật khẩu.',
  withKeys: 'Máy nhận các khóa đã chọn, không có mật khẩu.',
  add: 'Thêm khóa',
  addDialog,
}

/** What a toast says once it is done. */
export const sshKeyToasts = { added: 'Đã thêm khóa SSH', removed: 'Đã xóa khóa SSH' }
