import { expect, test } from 'vitest';
import { readArrival, limitUtm, noUtm, parseUtm, serializeUtm } from './arrival.ts';

const at = (query: string) => readArrival(new URL(`https://shop.example/en/${query}`));
const none = noUtm;

test('an address has affiliate, discount, source and the five campaign values', () => {
  expect(at('?ref=ANA&adid=7&src=blog&utm_source=s&utm_medium=m&utm_campaign=c%26d&utm_content=o&utm_term=t&page=2')).toEqual({
    code: 'ANA',
    affiliateDiscountId: 7,
    source: 'blog',
    utm: { utmSource: 's', utmMedium: 'm', utmCampaign: 'c&d', utmContent: 'o', utmTerm: 't' },
  });
});

test('an address without code and campaign is no arrival by a link', () => {
  for (const query of ['', '?page=2', '?adid=7&src=blog', '?ref=', '?utm_id=3']) expect(at(query)).toBeNull();
  expect(at('?utm_term=knit')).toMatchObject({ code: '', utm: { ...none, utmTerm: 'knit' } });
});

test('an invalid adid is ignored', () => {
  for (const id of ['seven', '7a', '-7', '0', '7.5', '99999999999']) expect(at(`?ref=ANA&adid=${id}`)?.affiliateDiscountId).toBeNull();
});

test('a link that was encoded twice or has amp; is read as it was meant', () => {
  expect(at('?ref=ANA&amp;utm_source=mail&amp;adid=7')).toMatchObject({ code: 'ANA', affiliateDiscountId: 7, utm: { ...none, utmSource: 'mail' } });
  expect(at('?ref%3DANA%26amp%3Butm_source%3Dmail')).toMatchObject({ code: 'ANA', utm: { ...none, utmSource: 'mail' } });
});

test('an address within the address is not read as a link', () => {
  expect(at(`?returnTo=${encodeURIComponent('/affiliate/links?ref=ANA&utm_source=mail')}`)).toBeNull();
});

test('new campaign values replace the whole stored set; without new ones it stays', () => {
  const [kept, found] = [
    { ...none, utmSource: 'mail', utmTerm: 'knit' },
    { ...none, utmSource: 'blog' },
  ];
  expect(limitUtm(found, kept)).toEqual(found);
  expect(limitUtm(none, kept)).toEqual(kept);
  expect(limitUtm(none, null)).toEqual(none);
});

test('the cookie restores its values, and invalid content gives none', () => {
  const utm = { ...none, utmSource: 'a b', utmCampaign: 'ö;=&' };
  expect(parseUtm(serializeUtm(utm))).toEqual(utm);
  for (const rubbish of ['', '{"utm":1}', 'x=y']) expect(parseUtm(rubbish)).toBeNull();
});
