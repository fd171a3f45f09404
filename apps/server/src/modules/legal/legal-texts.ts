import { findLanguage } from '@selvedge/i18n';
import { getMessage, type MessageToken, type TextKey } from '@selvedge/i18n/texts';
import { legalPageKeys, writePage, type LegalPageKey } from './page-parts.ts';

interface PageTemplate {
  title: string;
  excerpt: string;
  body: string;
}

/**
 * The templates of a language, in Markdown without HTML. `{seller.name}` is filled from the country's row (names in
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
  notice: { title: string; text: string };
  pages: Readonly<Record<LegalPageKey, PageTemplate>>;
  /** The code of the language that they are written in: English for a language without templates, which an operator has added. */
  writtenIn: string;
}

const composed = new Map<string, LegalTexts>();

/** Returns the templates of a language. */
export function getLegalTexts(code: string): LegalTexts {
  const writtenIn = findLanguage(code)?.code ?? 'en';
  const texts = composed.get(writtenIn) ?? composeTexts(writtenIn);
  composed.set(writtenIn, texts);
  return texts;
}

function composeTexts(writtenIn: string): LegalTexts {
  const getText = (key: TextKey<'legal'>): string => writeTemplate(getMessage('legal', writtenIn, key));
  const composePage = (page: LegalPageKey): PageTemplate => ({
    title: getText(`${page}.title`),
    excerpt: getText(`${page}.excerpt`),
    body: writePage(page, getText),
  });
  return {
    heading: getText('links.heading'),
    missing: getText('missing'),
    notice: { title: getText('notice.title'), text: getText('notice.text') },
    pages: Object.fromEntries(legalPageKeys.map((page) => [page, composePage(page)])) as Record<LegalPageKey, PageTemplate>,
    writtenIn,
  };
}

/** Converts a message to the template syntax, which merchants use too. */
const writeTemplate = (message: readonly MessageToken[]): string =>
  message.map((token) => (typeof token === 'string' ? token : writePlaceholder(token))).join('');

/** @throws {Error} for a plural, which templates do not have */
function writePlaceholder([argument, kind, choices]: Exclude<MessageToken, string>): string {
  // `sellerName` is `seller.name` in templates.
  const name = argument.replace(/[A-Z]/, (letter) => `.${letter.toLowerCase()}`);
  if (kind === undefined) return `{${name}}`;
  if (kind !== 'select') throw new Error(`{${argument}, ${kind}} has no template`);
  const texts = Object.entries(choices as Readonly<Record<string, readonly MessageToken[] | undefined>>).flatMap(([value, text]) =>
    Array.isArray(text) ? [[value, writeTemplate(text as readonly MessageToken[])] as const] : [],
  );
  // A value without its own text is shown unchanged.
  return `{${name}${texts.flatMap(([value, text]) => (text === `{${name}}` ? [] : [`|${value}=${text}`])).join('')}}`;
}
