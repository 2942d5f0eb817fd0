import { SSH_KEYS_MAX } from '#contracts/rules/limits.ts'
import { declareRefusals } from '#server/platform/problems.ts'

/** The refusals of this feature, in addition to the generic ones. */
export const refusals = declareRefusals({
  ssh_key_exists: {
    status: 409,
    en: 'You have already added this key.',
    vi: 'Bạn đã thêm khóa này rồi.',
    zh: '您已添加过此密钥。',
  },
  too_many_ssh_keys: {
    status: 409,
    en: `You can have up to ${SSH_KEYS_MAX} SSH keys. Delete one you no longer use.`,
    vi: `Mỗi tài khoản có tối đa ${SSH_KEYS_MAX} khóa SSH. Vui lòng xóa bớt khóa không còn dùng.`,
    zh: `每个账号最多可有 ${SSH_KEYS_MAX} 个密钥，请先删除不再使用的密钥。`,
  },
})
