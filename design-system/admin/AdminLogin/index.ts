export { AdminLogin, type AdminLoginProps, type AdminLoginTexts } from './AdminLogin.tsx'
export { type AdminLoginValues, createAdminLoginSchema } from './admin-login-schema.ts'
