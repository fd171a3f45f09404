import { listInLanguages } from '../list-in-languages.ts';

/** The demo's sellers and one applicant. The first belongs to the demo's vendor account. */
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
  /** Returns a seller's story by language, in Markdown. */
  listStories: (code: string) => listInLanguages((find) => ({ story: find(`sellers.${code}`) })),
};
