import { expect, test } from 'vitest';
import { broughtIn, referralHeadersOf } from './referral.ts';

const asked = (url: string, headers: Record<string, string> = {}) => new Request(url, { headers });
const page = 'http://si.localhost:3000/en/Checkout';

test('what a shopper brings stands in the address, or in that of the page he comes from', () => {
  expect(broughtIn(asked(`${page}?ref=ANA&adid=7`))).toEqual({ code: 'ANA', affiliateDiscountId: 7 });
  expect(broughtIn(asked(page, { referer: 'http://si.localhost:3000/en/?adid=7' }))).toEqual({ code: '', affiliateDiscountId: 7 });
  expect(broughtIn(asked(page))).toBeNull();
});

test('another site’s address brings nothing, nor does an id that is no number', () => {
  expect(broughtIn(asked(page, { referer: 'https://elsewhere.example/?ref=ANA' }))).toBeNull();
  expect(broughtIn(asked(`${page}?adid=7e3`))).toBeNull();
});

test('only a browser that has agreed is known again', () => {
  const cookies = 'affiliate_session=3f0f1a52-6f0a-4c55-9d2f-0f3c8f7f1c11; affiliate_code=ANA';
  expect(referralHeadersOf(asked(page, { cookie: cookies }))).toEqual({});
  const withConsent = (bits: string) => referralHeadersOf(asked(page, { cookie: `${cookies}; consent=1.${bits}.abcdefgh12.1790000000` }));
  expect(withConsent('10')).toEqual({});
  expect(withConsent('01')).toEqual({ 'affiliate-session': '3f0f1a52-6f0a-4c55-9d2f-0f3c8f7f1c11', 'affiliate-code': 'ANA' });
});
