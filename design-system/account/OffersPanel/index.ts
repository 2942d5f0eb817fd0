export { OffersPanel, type OffersPanelProps, type OffersPanelTexts } from './OffersPanel.tsx'
