export { PageFinder, type PageFinderProps, type PageFinderTexts } from './PageFinder.tsx'
