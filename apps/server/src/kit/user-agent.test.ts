import { expect, test } from 'vitest';
import { readUserAgent } from './user-agent.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36`, 'desktop', 'Chrome', 'Windows'],
  [
    'Edge, which says Chrome',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
    'desktop',
    'Edge',
    'Windows',
  ],
  ['an older Edge', `Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/64.0 Safari/537.36 Edge/17.17134`, 'desktop', 'Edge', 'Windows'],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`, 'desktop', 'Safari', 'macOS'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'desktop', 'Firefox', 'Linux'],
  ['Internet Explorer', 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'desktop', 'IE', 'Windows'],
  ['an older Internet Explorer', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', 'desktop', 'IE', 'Windows'],
  [
    'an iPhone, which says Mac OS X',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
    'mobile',
    'Safari',
    'iOS',
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'mobile',
    'Chrome',
    'iOS',
  ],
  [
    'an iPad, which says Mobile',
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webkit} Version/12.1 Mobile/15E148 Safari/604.1`,
    'tablet',
    'Safari',
    'iOS',
  ],
  [
    'an Android phone, which says Linux',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${blink} Chrome/142.0 Mobile Safari/537.36`,
    'mobile',
    'Chrome',
    'Android',
  ],
  [
    'an Android tablet, which does not say Mobile',
    `Mozilla/5.0 (Linux; Android 15; SM-X910) ${blink} Chrome/142.0 Safari/537.36`,
    'tablet',
    'Chrome',
    'Android',
  ],
  ['Firefox on an Android tablet', 'Mozilla/5.0 (Android 15; Tablet; rv:145.0) Gecko/145.0 Firefox/145.0', 'tablet', 'Firefox', 'Android'],
  ['Edge on Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${blink} Chrome/142.0 Mobile Safari/537.36 EdgA/142.0`, 'mobile', 'Edge', 'Android'],
  [
    "Samsung's own",
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${blink} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'mobile',
    'Other',
    'Android',
  ],
  ['Opera', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/141.0 Safari/537.36 OPR/124.0`, 'desktop', 'Other', 'macOS'],
  ['a program', 'curl/8.5.0', 'desktop', 'Other', 'Other'],
  ['nothing', '', 'desktop', 'Other', 'Other'],
])('%s', (_, text, deviceType, browser, os) => {
  expect(readUserAgent(text)).toEqual({ deviceType, browser, os });
});
