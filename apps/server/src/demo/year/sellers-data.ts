/** An affiliate besides the demo affiliate. */
export interface DemoSeller {
  email: string;
  firstName: string;
  lastName: string;
  code: string;
  /** Days before today. */
  joined: number;
  countries: readonly string[];
  website: string;
  channels: readonly ('blog' | 'instagram' | 'youtube' | 'tiktok')[];
  audience: string;
  promotion: string;
  tax: { taxNumber: string; address: string; postalCode: string; city: string; countryCode: string };
  /** Invented accounts. */
  account: { iban: string } | { bkash: string };
  links: readonly { name: string; url: string; source: string; utmMedium: string; utmCampaign: string }[];
}

export const demoSellers: readonly DemoSeller[] = [
  {
    ...{ email: 'elena.marchetti@sellers.example', firstName: 'Elena', lastName: 'Marchetti', code: 'ELENA-VESTE', joined: 318 },
    countries: ['IT', 'ES'],
    website: 'https://elena-veste.example',
    channels: ['blog', 'instagram'],
    audience: 'Women in Italy and Spain who buy less and better.',
    promotion: 'A capsule wardrobe each season, with what it cost and how often it was worn.',
    tax: { taxNumber: 'MRCLNE85C41F205X', address: 'Via Solferino 19', postalCode: '20121', city: 'Milano', countryCode: 'IT' },
    account: { iban: 'IT60X0542811101000000123456' },
    links: [
      { name: 'Capsula', url: '/', source: 'blog', utmMedium: 'article', utmCampaign: 'capsula' },
      { name: 'Storie', url: '/categories', source: 'instagram', utmMedium: 'social', utmCampaign: 'storie' },
    ],
  },
  {
    ...{ email: 'kasia.zielinska@sellers.example', firstName: 'Kasia', lastName: 'Zielińska', code: 'KASIA-SZYJE', joined: 274 },
    countries: ['PL', 'CZ'],
    website: 'https://kasia-szyje.example',
    channels: ['youtube', 'instagram'],
    audience: 'People who sew, and look at seams before they look at labels.',
    promotion: 'Films in which a garment is taken apart and put together again.',
    tax: { taxNumber: '85042012345', address: 'ul. Mokotowska 41', postalCode: '00-551', city: 'Warszawa', countryCode: 'PL' },
    account: { iban: 'PL61109010140000071219812874' },
    links: [
      { name: 'Film', url: '/', source: 'youtube', utmMedium: 'video', utmCampaign: 'szwy' },
      { name: 'Profil', url: '/brands', source: 'instagram', utmMedium: 'social', utmCampaign: 'profil' },
    ],
  },
  {
    ...{ email: 'rafid.hasan@sellers.example', firstName: 'Rafid', lastName: 'Hasan', code: 'DHAKA-THREADS', joined: 231 },
    countries: ['BD'],
    website: 'https://dhaka-threads.example',
    channels: ['instagram', 'youtube'],
    audience: 'Students and first earners in Dhaka and Chattogram.',
    promotion: 'What to wear to the office in the heat, once a week.',
    tax: { taxNumber: '123456789012', address: 'House 14, Road 27, Dhanmondi', postalCode: '1209', city: 'Dhaka', countryCode: 'BD' },
    account: { bkash: '01712000000' },
    links: [{ name: 'Reels', url: '/', source: 'instagram', utmMedium: 'social', utmCampaign: 'office' }],
  },
  {
    ...{ email: 'sofia.papadaki@sellers.example', firstName: 'Sofia', lastName: 'Papadaki', code: 'SOFIA-STYLE', joined: 142 },
    countries: ['GR', 'RO', 'HU'],
    website: 'https://sofia-style.example',
    channels: ['blog'],
    audience: 'Readers of a newsletter on linen and other summer cloth.',
    promotion: 'A newsletter each Sunday, with one garment.',
    tax: { taxNumber: '123456783', address: 'Skoufa 52', postalCode: '106 72', city: 'Athina', countryCode: 'GR' },
    account: { iban: 'GR1601101250000000012300695' },
    links: [{ name: 'Newsletter', url: '/', source: 'blog', utmMedium: 'email', utmCampaign: 'sunday' }],
  },
];
