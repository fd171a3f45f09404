import { listKeys } from '@selvedge/i18n/texts';
import { listInLanguages, type FindText } from '../list-in-languages.ts';

/** The articles: topic, author, the home page block whose picture it shares, and the fibre of its products. */
const articles = [
  { code: 'washing-wool', picture: 'slide-wool', topic: 'care', author: 'Mira Novak', fibre: 'wool' },
  { code: 'linen-in-summer', picture: 'slide-linen', topic: 'style', author: 'Jonas Weber', fibre: 'linen' },
  { code: 'measuring-yourself', picture: 'banner-knit', topic: 'style', author: 'Eleni Papadaki' },
  { code: 'small-wardrobe', picture: 'women', topic: 'style', author: 'Mira Novak' },
  { code: 'denim-care', picture: 'men', topic: 'care', author: 'Jonas Weber' },
  { code: 'layers-for-autumn', picture: 'slide-years', topic: 'style', author: 'Eleni Papadaki' },
  { code: 'reading-a-label', picture: 'sale', topic: 'making', author: 'Tahmina Rahman' },
  { code: 'from-fibre-to-shirt', picture: 'kids', topic: 'making', author: 'Tahmina Rahman', fibre: 'cotton' },
] as const;

/** By the first word of a question's code. */
const topicsByCodePrefix: Readonly<Record<string, string>> = {
  order: 'orders',
  delivery: 'delivery',
  return: 'returns',
  size: 'sizes',
  pay: 'payment',
};
const faqCodes = new Set([
  'order-track',
  'order-cancel',
  'delivery-time',
  'delivery-cost',
  'return-how',
  'return-time',
  'return-money',
  'size-find',
  'pay-how',
  'pay-vat',
]);

/** Returns the codes of texts: `washing-wool` of `articles.washing-wool.title`. */
const listCodes = (pattern: RegExp): string[] => listKeys('demo').flatMap((key) => pattern.exec(key)?.[1] ?? []);

/** The articles and help texts of the demo's merchant. Bodies are Markdown. */
export const demoArticles = {
  topics: [
    ...['care', 'style', 'making'].map((code) => ({ code, kind: 'blog' as const })),
    ...['orders', 'delivery', 'returns', 'sizes', 'payment'].map((code) => ({ code, kind: 'help' as const })),
  ],
  articles: articles.map((article) => ({ fibre: null, ...article })),
  questions: listCodes(/^questions\.(.+)\.question$/).map((code) => ({
    code,
    topic: topicsByCodePrefix[code.split('-')[0] ?? ''] ?? 'orders',
    isInFaq: faqCodes.has(code),
  })),
  pages: listCodes(/^pages\.(.+)\.title$/),
  listTopicNames: (code: string) => listInLanguages((find) => ({ name: find(`topics.${code}`) })),
  /** Returns the texts of an article by language. Its picture is that of a block of the home page. */
  listArticleTexts: ({ code, picture }: { code: string; picture: string }) =>
    listInLanguages((find) => ({ ...writePage(`articles.${code}`, find), alt: find(`home.${picture}.alt`) })),
  listPageTexts: (code: string) => listInLanguages((find) => ({ ...writePage(`pages.${code}`, find), alt: '' })),
  /** A question has no excerpt: its answer is its text. */
  listQuestionTexts: (code: string) =>
    listInLanguages((find) => ({ title: find(`questions.${code}.question`), excerpt: '', body: find(`questions.${code}.answer`), alt: '' })),
};

const writePage = (name: string, find: FindText) => ({ title: find(`${name}.title`), excerpt: find(`${name}.excerpt`), body: find(`${name}.body`) });
