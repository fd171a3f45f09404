import { useQuery } from '@tanstack/react-query';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import { call } from '#frame/call.ts';
import { formatCount } from './labels.ts';

/** Lists open decisions of the affiliate programme, with links to their lists. */
export function WaitingAffiliates() {
  const { data } = useQuery({ queryKey: ['affiliate-work'], queryFn: async () => (await call('GET /admin/affiliate-work')).data });
  if (!data) return null;
  return (
    <Stack component="nav" aria-label="Affiliate tasks" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Waiting to="/affiliate-applications" label={`${formatCount(data.applications)} pending applications`} isAny={data.applications > 0} />
      <Waiting to="/held-commissions" label={`${formatCount(data.held)} held commissions`} isAny={data.held > 0} />
    </Stack>
  );
}

const Waiting = ({ to, label, isAny }: { to: string; label: string; isAny: boolean }) => (
  <Chip component={RouterLink} to={to} clickable variant={isAny ? 'filled' : 'outlined'} label={label} />
);
