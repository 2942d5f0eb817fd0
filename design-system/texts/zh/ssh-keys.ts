import type { AddSshKeyTexts, SshKeyChoiceTexts, SshKeysTexts } from '#ds/account/SshKeys/ssh-keys-texts.ts'

const addDialog: AddSshKeyTexts = {
  heading: '添加 SSH 密钥',
  description: '只需提交公钥，私钥请留在您的电脑上。',
  publicKey: '公钥',
  publicKeyHint: '.pub 文件中的一行，例如 ~/.ssh/id_ed25519.pub。如果没有，可用 ssh-keygen -t ed25519 生成。',
  publicKeyRequired: '请粘贴 .pub 文件的内容',
  privateKey: '这是私钥，切勿发送给任何人。该内容尚未发送；请粘贴 .pub 文件的内容。',
  name: '密钥名称',
  nameHint: '便于日后识别。留空则使用密钥中的备注。',
  cancel: '取消',
  submit: '添加 SSH 密钥',
  submitting: '正在添加…',
  failureTitle: '无法添加密钥',
}

export const sshKeysTexts: SshKeysTexts = {
  title: 'SSH 密钥',
  add: '添加密钥',
  emptyTitle: '还没有 SSH 密钥',
  emptyDescription: '添加公钥后，无需密码即可登录新机器。',
  errorTitle: '无法加载 SSH 密钥',
  added: (date) => `添加于 ${date}`,
  remove: '删除',
  removeNamed: (name) => `删除密钥 ${name}`,
  removeHeading: (name) => `删除密钥 ${name}？`,
  removeDescription: '新机器将不再接受此密钥。已有该密钥的机器会保留它，直到您在机器上删除。',
  removeConfirm: '删除密钥',
  removing: '正在删除…',
  keep: '保留',
  removeFailed: '无法删除密钥',
  addDialog,
}

export const sshKeyChoiceTexts: SshKeyChoiceTexts = {
  legend: 'SSH 密钥',
  withPassword: '不选密钥时，机器使用密码。',
  withKeys: '机器接受所选密钥，不设密码。',
  add: '添加密钥',
  addDialog,
}

/** What a toast says once it is done. */
export const sshKeyToasts = { added: '已添加 SSH 密钥', removed: '已删除 SSH 密钥' }
