import { expect, test } from 'vitest';
import { findReferral, buildReferralHeaders } from './referral.ts';

const createRequest = (url: string, headers: Record<string, string> = {}) => new Request(url, { headers });
const page = 'http://si.localhost:3000/en/Checkout';

test('a referral is read from the address, or from the address of the referring page', () => {
  expect(findReferral(createRequest(`${page}?ref=ANA&adid=7`))).toEqual({
    ...{ code: 'ANA', affiliateDiscountId: 7, landingPage: '/en/Checkout?ref=ANA&adid=7' },
  });
  expect(findReferral(createRequest(page, { referer: 'http://si.localhost:3000/en/?adid=7' }))).toEqual({
    ...{ code: '', affiliateDiscountId: 7, landingPage: '/en/?adid=7' },
  });
  expect(findReferral(createRequest(page))).toBeNull();
});

test('the query of the page is sent with link, source, campaign and sub-id, at most 2,000 characters', () => {
  const query = '?ref=ANA&src=reel&utm_source=ig&subid=s-1&link=12';
  expect(findReferral(createRequest(page, { referer: `http://si.localhost:3000/en/brands${query}` }))?.landingPage).toBe(`/en/brands${query}`);
  expect(findReferral(createRequest(`${page}${query}&x=${'y'.repeat(3000)}`))?.landingPage).toHaveLength(2000);
});

test('another site’s address and an invalid id are ignored', () => {
  expect(findReferral(createRequest(page, { referer: 'https://elsewhere.example/?ref=ANA' }))).toBeNull();
  expect(findReferral(createRequest(`${page}?adid=7e3`))).toBeNull();
});

test('only a browser with consent is recognised', () => {
  const cookies = 'affiliate_session=3f0f1a52-6f0a-4c55-9d2f-0f3c8f7f1c11; affiliate_code=ANA';
  expect(buildReferralHeaders(createRequest(page, { cookie: cookies }))).toEqual({});
  const withConsent = (bits: string) => buildReferralHeaders(createRequest(page, { cookie: `${cookies}; consent=1.${bits}.abcdefgh12.1790000000` }));
  expect(withConsent('10')).toEqual({});
  expect(withConsent('01')).toEqual({ 'affiliate-session': '3f0f1a52-6f0a-4c55-9d2f-0f3c8f7f1c11', 'affiliate-code': 'ANA' });
});
