import { useQuery } from '@tanstack/react-query';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import type { AffiliateWork } from '@selvedge/server/admin/affiliates';
import { call } from '#frame/call.ts';
import { count } from './words.ts';

/** What of the programme waits for a decision; each leads to its list. */
export function WaitingAffiliates() {
  const { data } = useQuery({ queryKey: ['affiliate-work'], queryFn: async () => (await call<AffiliateWork>('affiliate-work')).data });
  if (!data) return null;
  return (
    <Stack component="nav" aria-label="Affiliates who wait" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Waiting to="/affiliate-applications" label={`${count(data.applications)} applications waiting`} isAny={data.applications > 0} />
      <Waiting to="/held-commissions" label={`${count(data.held)} commissions held`} isAny={data.held > 0} />
    </Stack>
  );
}

const Waiting = ({ to, label, isAny }: { to: string; label: string; isAny: boolean }) => (
  <Chip component={RouterLink} to={to} clickable variant={isAny ? 'filled' : 'outlined'} label={label} />
);
