export { AdminLogin, type AdminLoginProps, type AdminLoginTexts } from './AdminLogin.tsx'
export { createAdminLoginSchema } from './admin-login-schema.ts'
