export { WelcomeLine, type WelcomeLineProps, type WelcomeLineTexts } from './WelcomeLine.tsx'
