import { listInLanguages } from '../list-in-languages.ts';

/** A block of the demo's home page; its texts have the same code. */
export interface DemoBlock {
  code: string;
  type: string;
  /** The scene of its picture; null if it has none. */
  scene: string | null;
  /** Code of the category or collection that the block shows. */
  of?: DemoTarget;
  settings: Readonly<Record<string, string | number>>;
  /** Code of the category or collection that the link leads to. Their addresses depend on their names. */
  linkTo?: DemoTarget;
}

interface DemoTarget {
  kind: 'category' | 'collection';
  code: string;
}

const block = (type: string, code: string, scene: string | null, settings: DemoBlock['settings'] = {}): DemoBlock => ({
  code,
  type,
  scene,
  settings,
});
const linked = (to: DemoBlock, kind: DemoTarget['kind'], code: string): DemoBlock => ({ ...to, linkTo: { kind, code } });
const category = (code: string, focus: number): DemoBlock => ({
  ...block('HOME_CATEGORY_BANNER', code, code, { focus }),
  of: { kind: 'category', code },
});
const instagramTile = (code: string, collection: string, focus: number): DemoBlock =>
  linked(block('INSTAGRAM', `shelf-${code}`, collection, { focus }), 'collection', collection);
const partner = (code: string): DemoBlock => block('PARTNER', `partner-${code}`, `mark-${code}`);

/** The blocks in order: adjacent blocks of one type form a section. */
const blocks: readonly DemoBlock[] = [
  block('HEADER_CONTENT', 'promise', null, { link: '/helpcenter' }),
  block('HOME_SLIDER', 'slide-years', 'hero', { link: '/categories', focus: 68 }),
  block('HOME_SLIDER', 'slide-wool', 'wool-week', { link: '/event/wool-weeks', focus: 70 }),
  linked(block('HOME_SLIDER', 'slide-linen', 'linen-days', { focus: 72 }), 'collection', 'summer-linen'),
  category('women', 50),
  category('men', 78),
  category('kids', 80),
  category('sale', 100),
  block('PRODUCT_ROW', 'row-new', null, { source: 'newest', take: 8, link: '/categories' }),
  linked(block('MAIN_BANNER', 'banner-knit', 'knit-season', { focus: 50 }), 'collection', 'knit-season'),
  linked(block('PRODUCT_ROW', 'row-reduced', null, { source: 'reduced', take: 8 }), 'category', 'sale'),
  { ...block('PRODUCT_ROW', 'row-evenings', null, { source: 'collection', take: 4 }), of: { kind: 'collection', code: 'quiet-evenings' } },
  instagramTile('essentials', 'essentials', 34),
  instagramTile('linen', 'summer-linen', 14),
  instagramTile('knit', 'knit-season', 75),
  instagramTile('move', 'on-the-move', 55),
  instagramTile('evenings', 'quiet-evenings', 34),
  instagramTile('playground', 'playground', 64),
  partner('weave'),
  partner('spool'),
  partner('boll'),
  partner('needle'),
  partner('roundabout'),
  block('HELP_BANNER', 'help', 'essentials', { link: '/helpcenter', focus: 30 }),
  block('BLOG_SLIDER', 'blog-wardrobe', 'linen-days', { link: '/blog/small-wardrobe', focus: 72 }),
  block('BLOG_SLIDER', 'blog-wool', 'wool-week', { link: '/blog/washing-wool', focus: 70 }),
];

/** Social networks of the demo shop; the profiles do not exist. */
const socialNetworks = ['Instagram', 'YouTube', 'Pinterest'] as const;

/** The demo's home page. */
export const demoHome = {
  blocks,
  socialNetworks,
  /** Returns the texts of a block by language: the label is for its link, the alt text for its picture. A block may lack some of them. */
  listTexts: (code: string) =>
    listInLanguages((find) => ({
      title: find(`home.${code}.title`),
      text: find(`home.${code}.text`),
      label: find(`home.${code}.label`),
      alt: find(`home.${code}.alt`),
    })),
};
