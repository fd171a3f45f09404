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
import { mayUse, type Access } from '#frame/access.ts';
import { Section } from './section.tsx';
import { useOrder } from './use-order.ts';
import { commissionWords, creditWords, moneyIn, timeOf, verdictWords } from './words.ts';

type Credit = NonNullable<OrderRecord['credit']>;

/** Which affiliate the order is credited to, who else was in question, and what it earns him. */
export function CreditOfOrder() {
  const { credit } = useOrder();
  if (!credit) return null;
  const { rule, touchedAt, source, candidates, commissions } = credit;
  return (
    <Section title="Affiliate">
      <Who affiliate={credit.affiliate} />
      <Typography variant="body2">
        {creditWords[rule]}
        {touchedAt !== null && `, came by the link ${timeOf(touchedAt)}`}
        {source && ` from ${source}`}
      </Typography>
      <Candidates candidates={candidates} />
      {commissions.length > 0 && <Commissions commissions={commissions} />}
    </Section>
  );
}

function Who({ affiliate }: Pick<Credit, 'affiliate'>) {
  const { permissions } = usePermissions<Access>();
  if (!affiliate) return <Typography variant="body2">Credited to nobody</Typography>;
  if (affiliate.code === '') return <Typography variant="body2">Affiliate {affiliate.id}, freed of the person</Typography>;
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
          <TableCell>In question</TableCell>
          <TableCell>By</TableCell>
          <TableCell>Verdict</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {candidates.map(({ rule, code, touchedAt, verdict }, index) => (
          <TableRow key={index}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{code || '–'}</TableCell>
            <TableCell>
              {creditWords[rule]}
              {touchedAt !== null && `, ${timeOf(touchedAt)}`}
            </TableCell>
            <TableCell>{verdictWords[verdict]}</TableCell>
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
          <TableCell>Commission on</TableCell>
          <TableCell align="right">Rate</TableCell>
          <TableCell align="right">Earned</TableCell>
          <TableCell>Status</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {commissions.map(({ id, productName, quantity, ratePercent, base, earned, currency, rule, status }) => (
          <TableRow key={id}>
            <TableCell>
              {quantity} × {productName}
              <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                {[`of ${moneyIn(base, currency)} net`, rule].filter(Boolean).join(' · ')}
              </Typography>
            </TableCell>
            <TableCell align="right">{ratePercent} %</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {moneyIn(earned, currency)}
            </TableCell>
            <TableCell>{commissionWords[status]}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
