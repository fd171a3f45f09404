import { useQuery } from '@tanstack/react-query';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import { call } from '#frame/call.ts';
import { formatCount } from './labels.ts';

const kinds = {
  'to-confirm': 'to confirm',
  'to-pack': 'to pack',
  'to-ship': 'to ship',
  'long-on-the-way': 'delayed',
  'cash-to-come': 'cash due',
} as const;

/** Lists open work, with links to its lists. */
export function WaitingWork() {
  const { data } = useQuery({ queryKey: ['work'], queryFn: async () => (await call('GET /admin/work')).data });
  if (!data) return null;
  const byHand = data.refundsByHand + data.paymentsWaiting;
  return (
    <Stack component="nav" aria-label="Open tasks" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => {
        const { count: waiting, isMore } = data[kind];
        return (
          <Chip
            key={kind}
            component={RouterLink}
            to={`/orders?filter=${encodeURIComponent(JSON.stringify({ work: kind }))}`}
            clickable
            variant={waiting > 0 ? 'filled' : 'outlined'}
            label={`${formatCount(waiting)}${isMore ? '+' : ''} ${kinds[kind]}`}
          />
        );
      })}
      <Chip
        component={RouterLink}
        to={`/returns?filter=${encodeURIComponent(JSON.stringify({ state: 'exchange-failed' }))}`}
        clickable
        variant={data.exchangesFailed > 0 ? 'filled' : 'outlined'}
        label={`${formatCount(data.exchangesFailed)} exchanges not delivered`}
      />
      <Chip
        component={RouterLink}
        to="/money"
        clickable
        variant={byHand > 0 ? 'filled' : 'outlined'}
        label={`${formatCount(byHand)} manual refunds and payments`}
      />
    </Stack>
  );
}
