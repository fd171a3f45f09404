import { expect, test } from 'vitest';
import { readLandingPage } from './landing-page.ts';

test.each([
  ['as it is', '/en/p/shirt?ref=ANA&utm_source=blog', { ref: 'ANA', utm_source: 'blog' }],
  ['a whole address', 'https://selvedge.si/en/p/shirt?ref=ANA#top', { ref: 'ANA' }],
  ['written with amp;', '/?ref=ANA&amp;utm_source=blog&amp;amp;utm_term=knit', { ref: 'ANA', utm_source: 'blog', utm_term: 'knit' }],
  ['encoded as a whole', '/?ref%3DANA%26amp%3Butm_source%3Dblog', { ref: 'ANA', utm_source: 'blog' }],
  ['a value encoded three times', '/?utm_campaign=spring%252520sale', { utm_campaign: 'spring sale' }],
  ['an & inside of a value', '/?utm_campaign=cut%26sew&ref=ANA', { utm_campaign: 'cut&sew', ref: 'ANA' }],
  ['a percent sign that encodes nothing', '/?utm_campaign=50%&ref=ANA', { utm_campaign: '50%', ref: 'ANA' }],
  ['names in capitals', '/?REF=ANA&SubId=b7', { ref: 'ANA', subid: 'b7' }],
  ['a name twice', '/?ref=ANA&ref=JON', { ref: 'ANA' }],
  ['no query', '/en/', {}],
])('reading a landing page: %s', (_, address, params) => {
  expect(Object.fromEntries(readLandingPage(address).params)).toEqual(params);
});

test('secrets and unknown parameters in the query are not stored', () => {
  const { text } = readLandingPage('https://selvedge.si/reset?token=s3cret&ref=ANA&session_id=cs_1&email=ana@example.si%26utm_source%3Dmail');
  expect(text).toBe('/reset?ref=ANA&utm_source=mail');
});
