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
import type { SellerStories } from './types.ts';

/** The demo's sellers, and one who applies. The first belongs to the demo's vendor account. */
const people = [
  {
    code: 'filatura-conti',
    company: 'Filatura Conti',
    countryCode: 'IT',
    vatNumber: 'IT00743110157',
    goods: 'Knitwear of merino and lambswool',
    firstName: 'Luca',
    lastName: 'Conti',
    email: 'demo.vendor@selvedge.test',
    fibre: 'wool',
    isApproved: true,
  },
  {
    code: 'nordlicht-leinen',
    company: 'Nordlicht Leinen',
    countryCode: 'DE',
    vatNumber: 'DE811569869',
    goods: 'Shirts, dresses and trousers of linen',
    firstName: 'Greta',
    lastName: 'Holm',
    email: 'greta.holm@nordlicht.test',
    fibre: 'flax',
    isApproved: true,
  },
  {
    code: 'meghna-cotton',
    company: 'Meghna Cotton House',
    countryCode: 'BD',
    vatNumber: '0023456781201',
    goods: 'Handloomed cotton for every day',
    firstName: 'Tahmina',
    lastName: 'Rahman',
    email: 'tahmina@meghna.test',
    fibre: 'cotton',
    isApproved: true,
  },
  {
    code: 'thalassa-knits',
    company: 'Thalassa Knits',
    countryCode: 'GR',
    vatNumber: 'EL094014201',
    goods: 'Summer knits of cotton and linen, about forty pieces a month',
    firstName: 'Eleni',
    lastName: 'Papadaki',
    email: 'eleni@thalassa.test',
    fibre: '',
    isApproved: false,
  },
] as const;

/** The demo's sellers with their stories. */
export const demoSellers = {
  people,
  /** By language id. */
  texts: new Map<number, SellerStories>([
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
