import type { LanguageCode } from '@selvedge/i18n';
import type { Translate } from '@selvedge/i18n/texts';
import type { DocumentContent } from '../document-content.ts';
import type { DocumentFormats } from '../document-formats.ts';
import type { PrintedDocument } from '../print/sheet.ts';
import type { Measure } from '../print/wrap-text.ts';

/** The language that a document is laid out in. */
export interface PrintSetting {
  measure: Measure;
  t: Translate<'documents'>;
  /** BCP 47. */
  tag: string;
  language: LanguageCode;
  getFormats: (currency: string) => DocumentFormats;
}

/** The content of an example. Together the examples use each currency, country and month. */
export interface ExampleFacts {
  /** Counts the examples. */
  index: number;
  countryCode: string;
  currency: string;
  /** ISO date. */
  day: string;
}

/** A kind of document that the shop prints. */
export interface DocumentKind<Content> {
  /** Unique; stored with documents of orders. */
  code: string;
  /** Lays out a document as sheets. */
  layout(content: Content, setting: PrintSetting): PrintedDocument;
  /** Returns a document with every text of the kind. It is printed in all languages by a test. */
  buildExample(facts: ExampleFacts): Content;
}

/** A document of an order, as it was issued. */
export interface IssuedDocument {
  number: string;
  content: DocumentContent;
}

/** A kind that is stored with its order and never changes. */
export interface OrderDocumentKind extends DocumentKind<IssuedDocument> {
  /** 1: the customer owes the amount; -1: the amount is credited. */
  sign: 1 | -1;
  getName(t: Translate<'documents'>): string;
}
