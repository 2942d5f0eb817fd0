export { FooterHotline, type FooterHotlineProps, type FooterHotlineTexts } from './FooterHotline.tsx'
