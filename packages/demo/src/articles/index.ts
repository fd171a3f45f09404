import { at } from './texts/at.ts';
import { bg } from './texts/bg.ts';
import { bn } from './texts/bn.ts';
import { cz } from './texts/cz.ts';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { hr } from './texts/hr.ts';
import { hu } from './texts/hu.ts';
import { it } from './texts/it.ts';
import { lt } from './texts/lt.ts';
import { pl } from './texts/pl.ts';
import { pt } from './texts/pt.ts';
import { ro } from './texts/ro.ts';
import { sk } from './texts/sk.ts';
import { sl } from './texts/sl.ts';
import type { ArticleTexts } from './types.ts';

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

/** The articles and help texts of the demo's merchant. */
export const demoArticles = {
  topics: [
    ...['care', 'style', 'making'].map((code) => ({ code, kind: 'blog' as const })),
    ...['orders', 'delivery', 'returns', 'sizes', 'payment'].map((code) => ({ code, kind: 'help' as const })),
  ],
  articles: articles.map((article) => ({ fibre: null, ...article })),
  questions: Object.keys(en.questions).map((code) => ({
    code,
    topic: topicsByCodePrefix[code.split('-')[0] ?? ''] ?? 'orders',
    isInFaq: faqCodes.has(code),
  })),
  pages: Object.keys(en.pages),
  /** By language id. */
  texts: new Map<number, ArticleTexts>([
    [1, en],
    [2, bn],
    [3, de],
    [4, bg],
    [5, cz],
    [6, el],
    [7, es],
    [8, hr],
    [9, hu],
    [10, it],
    [11, lt],
    [12, pl],
    [13, pt],
    [14, ro],
    [15, sk],
    [16, sl],
    [17, at],
  ]),
};
