import { expect, test } from 'vitest';
import { readArrival } from './arrival.ts';
import { buildClickPayload } from './click-payload.ts';
import { getBrowserName, getDeviceType, getSystemName } from './device.ts';
import { decodeQuery } from './landing-page.ts';

test("a landing page's query is decoded until it is stable, and stray amp; are removed", () => {
  expect(decodeQuery('?a=1&amp;b=2&amp;amp;c=3')).toBe('?a=1&b=2&c=3');
  expect(decodeQuery('?a=%252520x')).toBe('?a= x');
  expect(decodeQuery('?a=1%26amp%3Bb=2')).toBe('?a=1&b=2');
  expect(decodeQuery('?a=100%')).toBe('?a=100%');
  expect(decodeQuery('?lamp;shade=1')).toBe('?lamp;shade=1');
  expect(decodeQuery('')).toBe('');
});

const chrome = (system: string, more = '') => `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 ${more}Safari/537.36`;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test.each([
  [chrome('Windows NT 10.0; Win64; x64'), 'desktop', 'Chrome', 'Windows'],
  [`${chrome('Windows NT 10.0')} Edg/129.0.0.0`, 'desktop', 'Edge', 'Windows'],
  [chrome('Linux; Android 14; Pixel 8', 'Mobile '), 'mobile', 'Chrome', 'Android'],
  [chrome('Linux; Android 14; SM-X700'), 'mobile', 'Chrome', 'Android'],
  [chrome('X11; Linux x86_64'), 'desktop', 'Chrome', 'Linux'],
  [iphone, 'mobile', 'Safari', 'iOS'],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Safari/604.1', 'tablet', 'Safari', 'iOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'desktop',
    'Safari',
    'macOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0', 'desktop', 'Firefox', 'Windows'],
  ['Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'desktop', 'IE', 'Windows'],
  ['curl/8.5', 'desktop', 'Other', 'Other'],
])('%s is sent unchanged', (userAgent, device, browser, system) => {
  expect([getDeviceType(userAgent), getBrowserName(userAgent), getSystemName(userAgent)]).toEqual([device, browser, system]);
});

test('code, source and campaign values are decoded as often as the landing page', () => {
  const address = new URL('https://shop.example/en?ref=AN%2541&src=my%252520blog&utm_campaign=a%2520b&utm_term=100%25');
  const arrival = readArrival(address);
  expect(arrival).toMatchObject({ code: 'ANA', source: 'my blog', utm: { utmCampaign: 'a b', utmTerm: '100%' } });
});

test('a click has the fields of the specification and no others', () => {
  const address = new URL('https://shop.example/en/product/shirt?ref=ANA&amp;adid=7&utm_campaign=spring%2520sale#reviews');
  const arrival = readArrival(address);
  if (!arrival) throw new Error('It names an affiliate.');
  const visit = { address, referrer: 'https://blog.example/', userAgent: iphone, countryId: 3, sessionId: null };
  expect(buildClickPayload(arrival, visit)).toEqual({
    affiliateCode: 'ANA',
    affiliateId: null,
    affiliateDiscountId: 7,
    sessionId: null,
    ipAddress: null,
    userAgent: iphone,
    referrerUrl: 'https://blog.example/',
    landingPage: 'https://shop.example/en/product/shirt?ref=ANA&adid=7&utm_campaign=spring sale',
    source: 'direct_link',
    countryId: 3,
    city: null,
    deviceType: 'mobile',
    browser: 'Safari',
    os: 'iOS',
    utmSource: '',
    utmMedium: '',
    utmCampaign: 'spring sale',
    utmContent: '',
    utmTerm: '',
  });
});
