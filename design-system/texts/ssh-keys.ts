import type { AddSshKeyTexts, SshKeyChoiceTexts, SshKeysTexts } from '#ds/account/SshKeys/ssh-keys-texts.ts'
import { localized, localizedAsWritten } from './localized.ts'

const addDialog = localized<AddSshKeyTexts>({
  heading: { vi: 'Thêm khóa SSH', en: 'Add an SSH key', zh: '添加 SSH 密钥' },
  description: {
    vi: 'Chỉ gửi khóa công khai. Hãy giữ khóa riêng tư trên máy tính của bạn.',
    en: 'Send only the public key. The private one stays on your computer.',
    zh: '只需提交公钥，私钥请留在您的电脑上。',
  },
  publicKey: { vi: 'Khóa công khai', en: 'Public key', zh: '公钥' },
  publicKeyHint: {
    vi: 'Khóa là một dòng trong tệp .pub, ví dụ ~/.ssh/id_ed25519.pub. Nếu chưa có, hãy tạo bằng ssh-keygen -t ed25519.',
    en: 'One line from the .pub file, such as ~/.ssh/id_ed25519.pub. If you have none, create one with ssh-keygen -t ed25519.',
    zh: '.pub 文件中的一行，例如 ~/.ssh/id_ed25519.pub。如果没有，可用 ssh-keygen -t ed25519 生成。',
  },
  publicKeyRequired: {
    vi: 'Vui lòng dán nội dung tệp .pub',
    en: 'Paste the contents of the .pub file',
    zh: '请粘贴 .pub 文件的内容',
  },
  privateKey: {
    vi: 'Đây là khóa riêng tư, tuyệt đối không gửi cho ai. Khóa chưa được gửi đi; vui lòng dán nội dung tệp .pub.',
    en: 'This is a private key: never send it to anyone. It has not been sent; paste the contents of the .pub file.',
    zh: '这是私钥，切勿发送给任何人。该内容尚未发送；请粘贴 .pub 文件的内容。',
  },
  name: { vi: 'Tên khóa', en: 'Key name', zh: '密钥名称' },
  nameHint: {
    vi: 'Giúp bạn nhận ra khóa về sau. Để trống thì hệ thống lấy ghi chú trong khóa.',
    en: 'So you can recognise it later. Leave it empty to use the comment in the key.',
    zh: '便于日后识别。留空则使用密钥中的备注。',
  },
  cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
  submit: { vi: 'Thêm khóa SSH', en: 'Add SSH key', zh: '添加 SSH 密钥' },
  submitting: { vi: 'Đang thêm…', en: 'Adding…', zh: '正在添加…' },
  failureTitle: { vi: 'Không thêm được khóa', en: 'The key could not be added', zh: '无法添加密钥' },
})

export const sshKeysTexts = localized<SshKeysTexts>({
  title: { vi: 'Khóa SSH', en: 'SSH keys', zh: 'SSH 密钥' },
  add: { vi: 'Thêm khóa', en: 'Add a key', zh: '添加密钥' },
  emptyTitle: { vi: 'Chưa có khóa SSH nào', en: 'No SSH keys yet', zh: '还没有 SSH 密钥' },
  emptyDescription: {
    vi: 'Thêm khóa công khai để đăng nhập VPS mới mà không cần mật khẩu.',
    en: 'Add a public key to log in to new servers without a password.',
    zh: '添加公钥后，无需密码即可登录新 VPS。',
  },
  errorTitle: { vi: 'Không tải được khóa SSH', en: 'The SSH keys could not be loaded', zh: 'SSH 密钥加载失败' },
  added: { vi: (date) => `thêm ngày ${date}`, en: (date) => `added on ${date}`, zh: (date) => `添加于 ${date}` },
  remove: { vi: 'Xóa', en: 'Delete', zh: '删除' },
  removeNamed: {
    vi: (name) => `Xóa khóa ${name}`,
    en: (name) => `Delete the key ${name}`,
    zh: (name) => `删除密钥 ${name}`,
  },
  removeHeading: {
    vi: (name) => `Xóa khóa ${name}?`,
    en: (name) => `Delete the key ${name}?`,
    zh: (name) => `删除密钥 ${name}？`,
  },
  removeDescription: {
    vi: 'VPS mới không nhận khóa này nữa. VPS đang có khóa vẫn giữ cho đến khi bạn tự xóa trên VPS.',
    en: 'New servers no longer accept it. Servers that already have it keep it until you remove it there.',
    zh: '新 VPS 将不再接受此密钥。已有该密钥的 VPS 会保留它，直到您在 VPS 上删除。',
  },
  removeConfirm: { vi: 'Xóa khóa', en: 'Delete the key', zh: '删除密钥' },
  removing: { vi: 'Đang xóa…', en: 'Deleting…', zh: '正在删除…' },
  keep: { vi: 'Giữ lại', en: 'Keep it', zh: '保留' },
  removeFailed: { vi: 'Không xóa được khóa', en: 'The key could not be deleted', zh: '无法删除密钥' },
  addDialog,
})

export const sshKeyChoiceTexts = localized<SshKeyChoiceTexts>({
  legend: { vi: 'Khóa SSH', en: 'SSH keys', zh: 'SSH 密钥' },
  withPassword: {
    vi: 'Nếu không chọn khóa, VPS dùng mật khẩu.',
    en: 'Without a key, the VPS uses a password.',
    zh: '不选密钥时，VPS 使用密码登录。',
  },
  withKeys: {
    vi: 'VPS nhận các khóa đã chọn và không có mật khẩu.',
    en: 'The VPS accepts the selected keys and has no password.',
    zh: 'VPS 接受所选密钥，不设密码。',
  },
  add: { vi: 'Thêm khóa', en: 'Add a key', zh: '添加密钥' },
  addDialog,
})

/** What a toast says once it is done. */
export const sshKeyToasts = localizedAsWritten({
  added: { vi: 'Đã thêm khóa SSH', en: 'SSH key added', zh: '已添加 SSH 密钥' },
  removed: { vi: 'Đã xóa khóa SSH', en: 'SSH key deleted', zh: '已删除 SSH 密钥' },
})
