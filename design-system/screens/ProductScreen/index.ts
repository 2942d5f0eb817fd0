export { ProductScreen, type ProductScreenProps, type ProductScreenTexts } from './ProductScreen.tsx'
export { areaCategories, areaIn, pageIn, subjectOf, subjectPaths } from './subjects.ts'
