import { Parser } from 'htmlparser2';
import type { FormField } from './autofill-faults.ts';

/** The visible texts and the metadata of a page. */
export interface ReadPage {
  lang: string;
  title: string;
  canonical: string | null;
  robots: string;
  ogLocale: string;
  /** Addresses by hreflang. */
  alternates: Map<string, string>;
  /** Each visible or announced text, once. */
  texts: Set<string>;
  /** The fields that have an `autocomplete` value. */
  fields: FormField[];
}

const unseen = new Set(['script', 'style', 'template', 'svg']);
const spoken = ['alt', 'aria-label', 'placeholder', 'title', 'aria-description', 'aria-roledescription'];
/** Elements without content. They separate texts. */
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr', 'col', 'track', 'area']);

interface Open {
  name: string;
  isUnseen: boolean;
  text: string;
}

/** Parses the HTML of a page. Leaves out elements with another `lang` and elements that must not be translated. */
export function readPage(html: string): ReadPage {
  const page: ReadPage = { lang: '', title: '', canonical: null, robots: '', ogLocale: '', alternates: new Map(), texts: new Set(), fields: [] };
  const open: Open[] = [];
  const take = (text: string): void => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words) page.texts.add(words);
  };
  const flush = (): void => {
    const top = open.at(-1);
    if (!top) return;
    if (!top.isUnseen) take(top.text);
    if (top.name === 'title' && !open.some(({ name }) => name === 'svg')) page.title = top.text;
    top.text = '';
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        flush();
        if (name === 'html') page.lang = attributes.lang ?? '';
        if (name === 'link') readLink(page, attributes);
        if (name === 'meta') readMeta(page, attributes);
        if (['input', 'select', 'textarea'].includes(name)) readField(page, name, attributes);
        const isUnseen = (open.at(-1)?.isUnseen ?? false) || isUntranslated(page, name, attributes);
        if (!isUnseen) for (const text of listSpokenTexts(name, attributes)) take(text);
        if (!empty.has(name)) open.push({ name, isUnseen, text: '' });
      },
      // React separates adjacent texts by comments; they count as one text.
      ontext: (text) => {
        const top = open.at(-1);
        if (top) top.text += text;
      },
      onclosetag: (name) => {
        if (empty.has(name)) return;
        flush();
        open.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return page;
}

/** Returns whether the texts of an element are hidden, in another language or not to be translated. */
const isUntranslated = (page: ReadPage, name: string, { lang, translate }: Record<string, string>): boolean =>
  unseen.has(name) || translate === 'no' || (name !== 'html' && lang !== undefined && lang !== page.lang);

/** Returns the texts in attributes that people read or hear. */
const listSpokenTexts = (name: string, attributes: Record<string, string>): string[] => [
  ...spoken.map((attribute) => attributes[attribute] ?? ''),
  ...(name === 'input' && /^(submit|button)$/.test(attributes.type ?? '') ? [attributes.value ?? ''] : []),
];

function readLink(page: ReadPage, { rel, href = '', hreflang }: Record<string, string>): void {
  if (rel === 'canonical') page.canonical = href;
  if (rel === 'alternate' && hreflang) page.alternates.set(hreflang, href);
}

function readMeta(page: ReadPage, { name, property, content = '' }: Record<string, string>): void {
  if (name === 'robots') page.robots = content;
  if (property === 'og:locale') page.ogLocale = content;
  if (name === 'description') page.texts.add(content);
}

function readField(page: ReadPage, element: string, { type = 'text', name = '', autocomplete }: Record<string, string>): void {
  if (autocomplete !== undefined) page.fields.push({ element, type: element === 'input' ? type.toLowerCase() : '', name, autocomplete });
}
