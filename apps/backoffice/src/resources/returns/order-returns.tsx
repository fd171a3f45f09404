import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { usePermissions } from 'react-admin';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { mayUse, type Access } from '#frame/access.ts';
import { call } from '#frame/call.ts';
import { Section } from '../orders/show/section.tsx';
import { returnLabels, getLabel } from './labels.ts';

/** Shows the returns of an order to people with access to returns; nothing to others. */
export function OrderReturns({ orderNumber }: { orderNumber: string }) {
  const { permissions } = usePermissions<Access>();
  const mayUseReturns = mayUse(permissions, { area: 'returns' });
  const { data = [] } = useQuery({
    queryKey: ['returns', 'getList', 'of', orderNumber],
    queryFn: async () => (await call('GET /admin/returns', { query: { filter: { orderNumber } } })).data,
    enabled: mayUseReturns,
  });
  if (!mayUseReturns) return null;
  return (
    <Section title="Returns">
      {data.length === 0 && <Typography variant="body2">No returns.</Typography>}
      {data.map(({ id, requestedAt, pieces, statuses, refunded, currency }) => (
        <Typography key={id} variant="body2">
          <Link component={RouterLink} to={`/returns/${id}/show`}>
            {id}
          </Link>{' '}
          requested {formatTime(requestedAt)}: {pieces} {pieces === 1 ? 'item' : 'items'},{' '}
          {statuses.map((status) => getLabel(returnLabels, status)).join(', ')}
          {refunded > 0 && `, ${formatMoney(refunded, currency)} refunded`}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ mt: 1 }}>
        <Link component={RouterLink} to={`/returns/create?order=${orderNumber}`}>
          Create return
        </Link>
      </Typography>
    </Section>
  );
}
