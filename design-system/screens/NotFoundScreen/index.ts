export { NotFoundScreen, type NotFoundScreenProps, type NotFoundScreenTexts } from './NotFoundScreen.tsx'
