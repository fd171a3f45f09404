import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { usePermissions } from 'react-admin';
import type { StaffReturnRow } from '@selvedge/server/admin/returns';
import { mayUse, type Access } from '#frame/access.ts';
import { call } from '#frame/call.ts';
import { Section } from '../orders/section.tsx';
import { moneyIn, timeOf } from '../orders/words.ts';
import { returnWords, wordOf } from './words.ts';

/** What of an order has come back or is to, for whoever works on returns; nothing for others. */
export function ReturnsOfOrder({ orderNumber }: { orderNumber: string }) {
  const { permissions } = usePermissions<Access>();
  const isMine = mayUse(permissions, { area: 'returns' });
  const { data = [] } = useQuery({
    queryKey: ['returns', 'getList', 'of', orderNumber],
    queryFn: async () => (await call<StaffReturnRow[]>(`returns?filter=${encodeURIComponent(JSON.stringify({ orderNumber }))}`)).data,
    enabled: isMine,
  });
  if (!isMine) return null;
  return (
    <Section title="Returns">
      {data.length === 0 && <Typography variant="body2">Nothing was asked back.</Typography>}
      {data.map(({ id, requestedAt, pieces, statuses, refunded, currency }) => (
        <Typography key={id} variant="body2">
          <Link component={RouterLink} to={`/returns/${id}/show`}>
            {id}
          </Link>{' '}
          of {timeOf(requestedAt)}: {pieces} {pieces === 1 ? 'piece' : 'pieces'}, {statuses.map((status) => wordOf(returnWords, status)).join(', ')}
          {refunded > 0 && `, ${moneyIn(refunded, currency)} back`}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ mt: 1 }}>
        <Link component={RouterLink} to={`/returns/create?order=${orderNumber}`}>
          Ask something back for the customer
        </Link>
      </Typography>
    </Section>
  );
}
