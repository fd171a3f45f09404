import type {
  BrandSlug, CareAdvice, CategoryName, CollectionCode, ColourCode, DetailCode, FabricCode, FeatureCode, FibreCode,
  KindCode, NamedPrint, OccasionCode, ShapeCode,
} from '../codes.ts';

/** An adjective in each form that the language's nouns require. */
export type Agreeing<Form extends string> = { readonly [F in Form]: string };

/** An adjective that agrees with its noun, or a phrase that is never inflected ("with polka dots"). */
export type Word<Form extends string> = Agreeing<Form> | string;

/** The texts of one language. `Form` lists its genders and numbers, such as 'm' | 'f' | 'n' | 'p'. */
export interface LanguageTexts<Form extends string = string> {
  readonly oneSize: string;
  readonly kinds: { readonly [K in KindCode]: readonly [form: Form, noun: string] };
  readonly prints: { readonly [P in NamedPrint]: Word<Form> };
  readonly features: { readonly [F in FeatureCode]: Word<Form> };
  /** Nouns that contain a feature, such as "Rollkragenpullover". */
  readonly compounds: Partial<Readonly<Record<`${KindCode}+${FeatureCode}`, readonly [form: Form, noun: string]>>>;
  readonly shapes: { readonly [S in ShapeCode]: string };
  readonly fabrics: { readonly [F in FabricCode]: readonly [phrase: string, sentence: string] };
  readonly details: { readonly [D in DetailCode]: string };
  readonly occasions: { readonly [O in OccasionCode]: string };
  readonly advice: { readonly [A in CareAdvice]: string };
  readonly fibres: { readonly [F in FibreCode]: string };
  readonly colours: { readonly [C in ColourCode]: string };
  readonly categories: { readonly [C in CategoryName]: readonly [name: string, description: string] };
  readonly collections: { readonly [C in CollectionCode]: readonly [name: string, description: string] };
  readonly brands: { readonly [B in BrandSlug]: string };
}
