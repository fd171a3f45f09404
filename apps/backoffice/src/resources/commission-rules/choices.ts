import { useQuery } from '@tanstack/react-query';
import type { RuleChoices } from '@selvedge/server/admin/affiliates';
import { call } from '#frame/call.ts';

/** Returns the brands and categories that a rule can apply to; empty until they are loaded. */
export function useRuleChoices(): RuleChoices {
  const { data } = useQuery({
    queryKey: ['commission-rules', 'choices'],
    queryFn: async ({ signal }) => (await call('GET /admin/commission-rules/choices', { signal })).data,
    staleTime: 60_000,
  });
  return data ?? { brands: [], categories: [] };
}

export const customers = [
  { id: 'new', name: 'New customers' },
  { id: 'returning', name: 'Returning customers' },
];
