/** The legal pages, the same in each language. */
export const legalPageKeys = ['imprint', 'privacy', 'terms', 'withdrawal', 'guarantee', 'accessibility'] as const;
export type LegalPageKey = (typeof legalPageKeys)[number];

/**
 * The templates of a language. Markdown without HTML. `{seller.name}` is filled from the country's row (names in
 * `legal-values.ts`); `{law.guaranteeYears|2=two years|3=three years}` chooses a text by value; lines between `{#union}` and
 * `{/union}` apply in the European Union, those between `{#outside}` and `{/outside}` elsewhere.
 * A line with a value that does not apply to the country (such as a VAT number) is removed.
 */
export interface LegalTexts {
  /** Heading above the links to all pages. */
  heading: string;
  /** Shown in brackets for a value that the merchant has not entered yet. */
  missing: string;
  /** The legal guarantee in two lines, shown on product pages and at checkout; only in the Union. */
  notice: readonly [title: string, text: string];
  pages: Readonly<Record<LegalPageKey, readonly [title: string, excerpt: string, body: string]>>;
}
