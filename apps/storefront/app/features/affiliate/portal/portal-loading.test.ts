import { expect, test } from 'vitest';
import { findLoadingPage } from './portal-loading.ts';

const none = { profile: false, discounts: false, commissions: false, stats: false, dashboard: false };

test('only the requested part of the portal is loading, and none without a request', () => {
  expect(findLoadingPage('/affiliate/Commissions')).toEqual({ ...none, commissions: true });
  expect(findLoadingPage('/affiliate/analytics')).toEqual({ ...none, stats: true });
  expect(findLoadingPage('/user')).toEqual(none);
  expect(findLoadingPage(null)).toEqual(none);
});
