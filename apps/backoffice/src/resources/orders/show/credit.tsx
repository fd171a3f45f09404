import { usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { mayUse, type Access } from '#frame/access.ts';
import { Section } from './section.tsx';
import { useOrder } from './use-order.ts';
import { commissionLabels, creditLabels, verdictLabels } from '../labels.ts';

type Credit = NonNullable<OrderRecord['credit']>;

/** Shows the affiliate that the order is credited to, the other candidates and the commission. */
export function OrderCommissions() {
  const { credit } = useOrder();
  if (!credit) return null;
  const { rule, touchedAt, source, candidates, commissions } = credit;
  return (
    <Section title="Affiliate">
      <AffiliateLink affiliate={credit.affiliate} />
      <Typography variant="body2">
        {creditLabels[rule]}
        {touchedAt !== null && `, link clicked ${formatTime(touchedAt)}`}
        {source && ` from ${source}`}
      </Typography>
      <Candidates candidates={candidates} />
      {commissions.length > 0 && <Commissions commissions={commissions} />}
    </Section>
  );
}

function AffiliateLink({ affiliate }: Pick<Credit, 'affiliate'>) {
  const { permissions } = usePermissions<Access>();
  if (!affiliate) return <Typography variant="body2">No affiliate</Typography>;
  if (affiliate.code === '') return <Typography variant="body2">Affiliate {affiliate.id}, personal data deleted</Typography>;
  const named = `${affiliate.name}, ${affiliate.code}`;
  return (
    <Typography variant="body2">
      {mayUse(permissions, { area: 'affiliates' }) ? (
        <Link component={RouterLink} to={`/affiliates/${affiliate.id}/show`}>
          {named}
        </Link>
      ) : (
        named
      )}
    </Typography>
  );
}

function Candidates({ candidates }: Pick<Credit, 'candidates'>) {
  return (
    <Table size="small" sx={{ mt: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>Candidate</TableCell>
          <TableCell>Source</TableCell>
          <TableCell>Result</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {candidates.map(({ rule, code, touchedAt, verdict }, index) => (
          <TableRow key={index}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{code || '–'}</TableCell>
            <TableCell>
              {creditLabels[rule]}
              {touchedAt !== null && `, ${formatTime(touchedAt)}`}
            </TableCell>
            <TableCell>{verdictLabels[verdict]}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Commissions({ commissions }: Pick<Credit, 'commissions'>) {
  return (
    <Table size="small" sx={{ mt: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Rate</TableCell>
          <TableCell align="right">Commission</TableCell>
          <TableCell>Status</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {commissions.map(({ id, productName, quantity, ratePercent, base, earned, currency, rule, status }) => (
          <TableRow key={id}>
            <TableCell>
              {quantity} × {productName}
              <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                {[`of ${formatMoney(base, currency)} net`, rule].filter(Boolean).join(' · ')}
              </Typography>
            </TableCell>
            <TableCell align="right">{ratePercent} %</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatMoney(earned, currency)}
            </TableCell>
            <TableCell>{commissionLabels[status]}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
