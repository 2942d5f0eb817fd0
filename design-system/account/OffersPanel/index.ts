export { OffersPanel, type OffersPanelProps, type OffersPanelTexts, type OfferText } from './OffersPanel.tsx'
