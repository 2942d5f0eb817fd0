export {
  PhoneVerificationBanner,
  type PhoneVerificationBannerProps,
  type PhoneVerificationBannerTexts,
} from './PhoneVerificationBanner.tsx'
