import type { Messages } from '#contracts/fields/messages.ts'
import type { KeyFault } from './public-key.ts'

/** What to say about a text that is not a key that machines accept: what it is, and what to send instead. */
export const keyMessages: Readonly<Record<KeyFault, Messages>> = {
  empty: {
    vi: 'Vui lòng dán khóa công khai',
    en: 'Paste a public key',
    zh: '请粘贴公钥',
  },
  private_key: {
    vi: 'Đây là khóa bí mật, tuyệt đối không gửi cho ai. Chúng tôi không lưu lại; vui lòng dán nội dung tệp .pub. Nếu đã gửi khóa này ở nơi khác, vui lòng tạo khóa mới',
    en: 'This is a private key: never send it to anyone. We have not stored it; paste the content of the .pub file. If you have sent this key elsewhere, make a new one',
    zh: '这是私钥，切勿发送给任何人。我们没有保存它；请粘贴 .pub 文件的内容。如果曾在别处发送过该私钥，请重新生成密钥',
  },
  several_lines: {
    vi: 'Có nhiều dòng. Vui lòng thêm từng khóa một, mỗi khóa là một dòng',
    en: 'There are several lines. Add the keys one at a time: each is a single line',
    zh: '内容有多行。请逐个添加密钥，每个密钥只占一行',
  },
  options: {
    vi: 'Trước khóa có tùy chọn, như from= hoặc command=. Vui lòng bỏ đi, chỉ giữ lại từ loại khóa trở về sau',
    en: 'There are options before the key, such as from= or command=. Remove them: the line begins with the type of the key',
    zh: '密钥前有选项，例如 from= 或 command=。请删除，使该行以密钥类型开头',
  },
  certificate: {
    vi: 'Đây là chứng chỉ SSH, không phải khóa. Vui lòng dán khóa công khai mà chứng chỉ được cấp cho',
    en: 'This is an SSH certificate, not a key. Paste the public key that it was issued for',
    zh: '这是 SSH 证书，不是密钥。请粘贴签发该证书所用的公钥',
  },
  unsupported: {
    vi: 'Loại khóa này không dùng được, ví dụ DSA. Vui lòng dùng Ed25519, ECDSA hoặc RSA từ 2048 bit',
    en: 'Keys of this type, such as DSA, are not accepted. Use Ed25519, ECDSA, or RSA from 2048 bits',
    zh: '不支持此类型的密钥，例如 DSA。请使用 Ed25519、ECDSA 或 2048 位以上的 RSA',
  },
  too_short: {
    vi: 'Khóa RSA này quá ngắn. Cần từ 2048 bit trở lên',
    en: 'This RSA key is too short. It needs at least 2048 bits',
    zh: '该 RSA 密钥过短，至少需要 2048 位',
  },
  damaged: {
    vi: 'Không đọc được khóa công khai. Vui lòng dán nguyên dòng trong tệp .pub, ví dụ ssh-ed25519 AAAA…',
    en: 'This is not a complete public key. Paste the whole line of the .pub file, such as ssh-ed25519 AAAA…',
    zh: '这不是完整的公钥。请粘贴 .pub 文件中的整行内容，例如 ssh-ed25519 AAAA…',
  },
}
