import { expect, test } from 'vitest';
import { buildViewQuery } from './view-query.ts';

test('a view has the filter and the sort order of the list, and not the search text', () => {
  const query = buildViewQuery({ filterValues: { q: 'Ana Novak', work: 'to-pack', countryId: 3 }, sort: { field: 'placedAt', order: 'ASC' } });
  expect(query).not.toContain('Novak');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    filter: '{"work":"to-pack","countryId":3}',
    sort: 'placedAt',
    order: 'ASC',
    page: '1',
  });
});
