import { expect, test } from 'vitest';
import { portalLoading } from './portal-loading.ts';

const none = { profile: false, discounts: false, commissions: false, stats: false, dashboard: false };

test('only the requested part of the portal is loading, and none without a request', () => {
  expect(portalLoading('/affiliate/Commissions')).toEqual({ ...none, commissions: true });
  expect(portalLoading('/affiliate/analytics')).toEqual({ ...none, stats: true });
  expect(portalLoading('/user')).toEqual(none);
  expect(portalLoading(null)).toEqual(none);
});
