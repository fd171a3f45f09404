import type { NamePattern, Prepositions } from '../name-patterns.ts';
import type {
  BrandSlug, CareAdvice, CategoryName, CollectionCode, ColourCode, DetailCode, FabricCode, FeatureCode, FibreCode, FilterFit, FilterLength,
  FilterMaterial, FilterNeckline, FilterOccasion, FilterPattern, FilterSleeve, KindCode, NamedPrint, OccasionCode, ShapeCode,
} from '../codes.ts';

/** An adjective in each form that the language's nouns require. */
export type Agreeing<Form extends string> = { readonly [F in Form]: string };

/** An adjective that agrees with its noun, or a phrase that is never inflected ("with polka dots"). */
export type Word<Form extends string> = Agreeing<Form> | string;

/** The name of an attribute with the names of its values. */
type Named<Code extends string> = readonly [name: string, values: Readonly<Record<Code, string>>];

/** Labels of filters. They are used alone or agree with the attribute's name: "Kroj: raven". */
export interface FilterLabels {
  readonly material: string;
  readonly pattern: Named<FilterPattern>;
  readonly fit: Named<FilterFit>;
  readonly length: Named<FilterLength>;
  readonly sleeve: Named<FilterSleeve>;
  readonly neckline: Named<FilterNeckline>;
  readonly occasion: Named<FilterOccasion>;
  /** Materials whose filter label differs from the garment's care label. */
  readonly materials?: Partial<Record<FilterMaterial & FibreCode, string>>;
}

/** The texts of one language. `Form` lists its genders and numbers, such as 'm' | 'f' | 'n' | 'p'. */
export interface LanguageTexts<Form extends string = string> extends Prepositions {
  readonly oneSize: string;
  readonly kinds: { readonly [K in KindCode]: readonly [form: Form, noun: string] };
  readonly prints: { readonly [P in NamedPrint]: Word<Form> };
  readonly features: { readonly [F in FeatureCode]: Word<Form> };
  /** Nouns that contain a feature, such as "Rollkragenpullover". */
  readonly compounds: Partial<Readonly<Record<`${KindCode}+${FeatureCode}`, readonly [form: Form, noun: string]>>>;
  readonly shapes: { readonly [S in ShapeCode]: string };
  readonly fabrics: { readonly [F in FabricCode]: readonly [word: Word<Form>, sentence: string] };
  readonly details: { readonly [D in DetailCode]: string };
  readonly occasions: { readonly [O in OccasionCode]: string };
  readonly advice: { readonly [A in CareAdvice]: string };
  readonly fibres: { readonly [F in FibreCode]: string };
  readonly colours: { readonly [C in ColourCode]: string };
  readonly categories: { readonly [C in CategoryName]: readonly [name: string, description: string] };
  readonly collections: { readonly [C in CollectionCode]: readonly [name: string, description: string] };
  readonly brands: { readonly [B in BrandSlug]: string };
  readonly filters: FilterLabels;
  /** The word order of names. */
  readonly orderName: NamePattern;
}
