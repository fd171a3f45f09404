export { languageCodes } from './languages.ts';
export type { LanguageCode } from './languages.ts';
export { demoCatalogue } from './demo-catalogue.ts';
export type { DemoCatalogue } from './demo-catalogue.ts';
export type {
  DemoAttribute,
  DemoAttributeValue,
  DemoBadge,
  DemoBrand,
  DemoCategory,
  DemoCollection,
  DemoColour,
  DemoCompositionPart,
  DemoContact,
  DemoMaker,
  DemoProduct,
  DemoSize,
  DemoSizeChart,
  DemoVariant,
  Texts,
} from './types.ts';
