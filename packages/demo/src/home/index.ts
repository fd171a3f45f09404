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
import type { HomeTexts } from './types.ts';

/** A block of the demo's home page; texts stand under its code. */
export interface DemoBlock {
  code: string;
  type: string;
  /** Of its picture; null: it has none. */
  scene: string | null;
  /** The code of the category or collection that it stands for, or shows. */
  of?: { kind: 'category' | 'collection'; code: string };
  settings: Readonly<Record<string, string | number>>;
}

const block = (type: string, code: string, scene: string | null, settings: DemoBlock['settings'] = {}): DemoBlock => ({
  code,
  type,
  scene,
  settings,
});
const category = (code: string, focus: number): DemoBlock => ({
  ...block('HOME_CATEGORY_BANNER', code, code, { focus }),
  of: { kind: 'category', code },
});
const shelf = (code: string, collection: string, focus: number): DemoBlock =>
  block('INSTAGRAM', `shelf-${code}`, collection, { link: `/collection/${collection}`, focus });
const partner = (code: string): DemoBlock => block('PARTNER', `partner-${code}`, `mark-${code}`);

/** In their order: what stands side by side is one part of the page. */
const blocks: readonly DemoBlock[] = [
  block('HEADER_CONTENT', 'promise', null, { link: '/helpcenter' }),
  block('HOME_SLIDER', 'slide-years', 'hero', { link: '/categories', focus: 68 }),
  block('HOME_SLIDER', 'slide-wool', 'wool-week', { link: '/event/wool-weeks', focus: 70 }),
  block('HOME_SLIDER', 'slide-linen', 'linen-days', { link: '/collection/summer-linen', focus: 72 }),
  category('women', 50),
  category('men', 78),
  category('kids', 80),
  category('sale', 100),
  block('PRODUCT_ROW', 'row-new', null, { source: 'newest', take: 8, link: '/categories' }),
  block('MAIN_BANNER', 'banner-knit', 'knit-season', { link: '/collection/knit-season', focus: 50 }),
  block('PRODUCT_ROW', 'row-reduced', null, { source: 'reduced', take: 8, link: '/category/sale' }),
  { ...block('PRODUCT_ROW', 'row-evenings', null, { source: 'collection', take: 4 }), of: { kind: 'collection', code: 'quiet-evenings' } },
  // An open film that anybody may show: Big Buck Bunny, of the Blender Foundation, CC BY 3.0.
  block('YOUTUBE', 'film', 'on-the-move', { videoId: 'aqz-KE-bpKQ' }),
  shelf('essentials', 'essentials', 34),
  shelf('linen', 'summer-linen', 14),
  shelf('knit', 'knit-season', 75),
  shelf('move', 'on-the-move', 55),
  shelf('evenings', 'quiet-evenings', 34),
  shelf('playground', 'playground', 64),
  partner('weave'),
  partner('spool'),
  partner('boll'),
  partner('needle'),
  partner('roundabout'),
  block('HELP_BANNER', 'help', 'essentials', { link: '/helpcenter', focus: 30 }),
  block('BLOG_SLIDER', 'blog-wardrobe', 'linen-days', { link: '/blog/small-wardrobe', focus: 72 }),
  block('BLOG_SLIDER', 'blog-wool', 'wool-week', { link: '/blog/washing-wool', focus: 70 }),
];

/** Where the demo's shop is to be met; nobody stands behind these addresses. */
const socialNetworks = ['Instagram', 'YouTube', 'Pinterest'] as const;

/** The demo's home page. */
export const demoHome = {
  blocks,
  socialNetworks,
  /** By id of the language. */
  texts: new Map<number, HomeTexts>([
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
