import { expect, test } from 'vitest';
import { arrivalAt, heldUtm, readUtm, writtenUtm, type UtmValues } from './arrival.ts';

const at = (query: string) => arrivalAt(new URL(`https://shop.example/en/${query}`));
const none: UtmValues = { utmSource: '', utmMedium: '', utmCampaign: '', utmContent: '', utmTerm: '' };

test('an address names an affiliate, his discount, the source and the five values of a campaign', () => {
  expect(at('?ref=ANA&adid=7&src=blog&utm_source=s&utm_medium=m&utm_campaign=c%26d&utm_content=o&utm_term=t&page=2')).toEqual({
    code: 'ANA',
    affiliateDiscountId: 7,
    source: 'blog',
    utm: { utmSource: 's', utmMedium: 'm', utmCampaign: 'c&d', utmContent: 'o', utmTerm: 't' },
  });
});

test('without a code and without a campaign nobody has come by a link', () => {
  for (const query of ['', '?page=2', '?adid=7&src=blog', '?ref=', '?utm_id=3']) expect(at(query)).toBeNull();
  expect(at('?utm_term=knit')).toMatchObject({ code: '', utm: { ...none, utmTerm: 'knit' } });
});

test('an adid that is no number is ignored', () => {
  for (const id of ['seven', '7a', '-7', '0', '7.5', '99999999999']) expect(at(`?ref=ANA&adid=${id}`)?.affiliateDiscountId).toBeNull();
});

test('a link that a program encoded once too often, or wrote with amp;, is read as it was meant', () => {
  expect(at('?ref=ANA&amp;utm_source=mail&amp;adid=7')).toMatchObject({ code: 'ANA', affiliateDiscountId: 7, utm: { ...none, utmSource: 'mail' } });
  expect(at('?ref%3DANA%26amp%3Butm_source%3Dmail')).toMatchObject({ code: 'ANA', utm: { ...none, utmSource: 'mail' } });
});

test('an address within the address is none that somebody came by', () => {
  expect(at(`?returnTo=${encodeURIComponent('/affiliate/links?ref=ANA&utm_source=mail')}`)).toBeNull();
});

test('new values of a campaign replace the kept set, all of it; without new ones the kept set stays', () => {
  const [kept, found] = [
    { ...none, utmSource: 'mail', utmTerm: 'knit' },
    { ...none, utmSource: 'blog' },
  ];
  expect(heldUtm(found, kept)).toEqual(found);
  expect(heldUtm(none, kept)).toEqual(kept);
  expect(heldUtm(none, null)).toEqual(none);
});

test('the cookie gives back what was put into it, and nothing for rubbish', () => {
  const utm = { ...none, utmSource: 'a b', utmCampaign: 'ö;=&' };
  expect(readUtm(writtenUtm(utm))).toEqual(utm);
  for (const rubbish of ['', '{"utm":1}', 'x=y']) expect(readUtm(rubbish)).toBeNull();
});
