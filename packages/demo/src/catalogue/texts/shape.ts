import type { NamePattern } from '../name-patterns.ts';
import type {
  BrandSlug, CareAdvice, CategoryName, CollectionCode, ColourCode, DetailCode, FabricCode, FibreCode, FilterFit, FilterMaterial, FilterPattern,
  FitCode, KindCode, NamedPrint, OccasionCode,
} from '../codes.ts';

/** An adjective in each form that the language's nouns require. */
export type Agreeing<Form extends string> = { readonly [F in Form]: string };

/** An adjective that agrees with its noun, or a phrase that is never inflected ("with polka dots"). */
export type Word<Form extends string> = Agreeing<Form> | string;

/** Labels of filters. They stand alone or agree with the attribute's name: "Kroj: raven". */
export interface FilterLabels {
  material: string;
  pattern: readonly [name: string, values: Record<FilterPattern, string>];
  fit: readonly [name: string, values: Record<FilterFit, string>];
  /** Materials whose filter label differs from the garment's care label. */
  materials?: Partial<Record<FilterMaterial & FibreCode, string>>;
}

/** The texts of one language. `Form` lists its genders and numbers, such as 'm' | 'f' | 'n' | 'p'. */
export interface LanguageTexts<Form extends string = string> {
  readonly oneSize: string;
  readonly kinds: { readonly [K in KindCode]: readonly [form: Form, noun: string] };
  readonly prints: { readonly [P in NamedPrint]: Word<Form> };
  readonly fits: { readonly [F in FitCode]: readonly [word: Word<Form>, sentence: string] };
  readonly fabrics: { readonly [F in FabricCode]: readonly [phrase: string, sentence: string] };
  readonly details: { readonly [D in DetailCode]: readonly [phrase: string, sentence: string] };
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
