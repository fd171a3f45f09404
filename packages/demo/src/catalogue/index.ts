export { languageCodes } from './codes.ts';
export type { LanguageCode } from './codes.ts';
export { demoCatalogue } from './demo-catalogue.ts';
export type { DemoCatalogue } from './demo-catalogue.ts';
export type {
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
  DemoVariant,
  Texts,
} from './types.ts';
