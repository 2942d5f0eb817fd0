export { LoginScreen, type LoginScreenProps, type LoginScreenTexts } from './LoginScreen.tsx'
