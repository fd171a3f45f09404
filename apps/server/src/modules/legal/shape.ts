/** The pages that the law asks for, as a language has them. */
export const legalPageKeys = ['imprint', 'privacy', 'terms', 'withdrawal', 'guarantee', 'accessibility'] as const;
export type LegalPageKey = (typeof legalPageKeys)[number];

/**
 * A language's templates. Markdown without HTML; `{seller.name}` is filled in from the country's row (the names are those of
 * `legal-values.ts`), `{law.guaranteeYears|2=two years|3=three years}` chooses words by the value, lines between
 * `{#union}` and `{/union}` stand in countries of the European Union, those between `{#outside}` and `{/outside}` elsewhere.
 * A line with something that a country has not (a VAT number, say) is left out.
 */
export interface LegalTexts {
  /** Above the links to all of them. */
  heading: string;
  /** In place of what the merchant has still to enter, in brackets. */
  missing: string;
  /** The legal guarantee in two lines, beside products and before an order is placed; of the Union alone. */
  notice: readonly [title: string, text: string];
  pages: Readonly<Record<LegalPageKey, readonly [title: string, excerpt: string, body: string]>>;
}
