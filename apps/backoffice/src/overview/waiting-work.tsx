import { useQuery } from '@tanstack/react-query';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import type { DeskWork } from '@selvedge/server/admin/orders';
import { call } from '#frame/call.ts';
import { count } from './words.ts';

const kinds = {
  'to-confirm': 'to confirm',
  'to-pack': 'to pack',
  'to-ship': 'to ship',
  'long-on-the-way': 'long on the way',
  'cash-to-come': 'cash to come',
} as const;

/** What waits for somebody's hands; each leads to its list. */
export function WaitingWork() {
  const { data } = useQuery({ queryKey: ['work'], queryFn: async () => (await call<DeskWork>('work')).data });
  if (!data) return null;
  const byHand = data.refundsByHand + data.paymentsWaiting;
  return (
    <Stack component="nav" aria-label="Work that waits" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => {
        const { count: waiting, isMore } = data[kind];
        return (
          <Chip
            key={kind}
            component={RouterLink}
            to={`/orders?filter=${encodeURIComponent(JSON.stringify({ work: kind }))}`}
            clickable
            variant={waiting > 0 ? 'filled' : 'outlined'}
            label={`${count(waiting)}${isMore ? '+' : ''} ${kinds[kind]}`}
          />
        );
      })}
      <Chip component={RouterLink} to="/money" clickable variant={byHand > 0 ? 'filled' : 'outlined'} label={`${count(byHand)} money by hand`} />
    </Stack>
  );
}
