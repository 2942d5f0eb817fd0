export { ContactCards, type ContactCardsProps, type ContactName, type ContactTexts } from './ContactCards.tsx'
