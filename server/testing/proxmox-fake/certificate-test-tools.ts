import { createPrivateKey, X509Certificate } from 'node:crypto'

// The certificate of a node as Proxmox makes it: signed by the cluster's own authority, which nobody else knows. Valid for a hundred years. Its key
// is not a secret: only tests use it.
const key = [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgIVFZdu9kYpLhNE31gKgzYtV0k5nqBfD44YBP52KZSguhRANCAASC',
  'q43bx5B47NP76trDv6MdLbwx7iWVJwJzyvzNq+PLFGX3+4hdm94Ibr7018U2BdRT/mpdq34TTl90ONhQ+ExI',
]
const certificate = [
  'MIIBOjCB4AIUMggNA8rx85Msny9ze9uGJuI769IwCgYIKoZIzj0EAwIwJjEkMCIGA1UEAwwbUHJveG1veCBWaXJ0dWFsIEVudmly',
  'b25tZW50MCAXDTI2MTEyNjE3MDg0OFoYDzIxMjYxMTAyMTcwODQ4WjAXMRUwEwYDVQQDDAxwdmUxLmV4YW1wbGUwWTATBgcqhkjO',
  'PQIBBggqhkjOPQMBBwNCAASCq43bx5B47NP76trDv6MdLbwx7iWVJwJzyvzNq+PLFGX3+4hdm94Ibr7018U2BdRT/mpdq34TTl90',
  'ONhQ+ExIMAoGCCqGSM49BAMCA0kAMEYCIQDOYc5jwYhmo3cvgOddHCP8HNgAapahqCTaKJ+As/BMDgIhAIjZIrr6Cm5rLRm0lB67',
  'LHF5b57Zrx1uMkZtyam9dRmD',
]

const der = (lines: readonly string[]) => Buffer.from(lines.join(''), 'base64')
const parsed = new X509Certificate(der(certificate))

export const testCertificate = {
  key: createPrivateKey({ key: der(key), format: 'der', type: 'pkcs8' })
    .export({ format: 'pem', type: 'pkcs8' })
    .toString(),
  cert: parsed.toString(),
  fingerprint: parsed.fingerprint256,
}
