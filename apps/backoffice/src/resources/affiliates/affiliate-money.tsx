import { useRecordContext } from 'react-admin';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AffiliateRecord } from '@selvedge/server/admin/affiliates';
import { formatMoney } from '#fields/formats.ts';
import { Section } from '../orders/show/section.tsx';
import { formatAmounts } from './labels.ts';

/** Shows sales and balances of an affiliate. */
export function AffiliateMoney() {
  const affiliate = useRecordContext<AffiliateRecord>();
  if (!affiliate) return null;
  const { clicks, validClicks, conversions, earned } = affiliate.figures;
  return (
    <Section title="Performance and balances">
      <Typography variant="body2">
        Last 30 days: {validClicks.toLocaleString('en')} valid clicks of {clicks.toLocaleString('en')}, {conversions.toLocaleString('en')} orders,{' '}
        {earned.length > 0 ? `${formatAmounts(earned)} earned` : 'nothing earned'}
      </Typography>
      {affiliate.balances.length > 0 && (
        <Table size="small" sx={{ mt: 1 }}>
          <TableHead>
            <TableRow>
              <TableCell>Currency</TableCell>
              <TableCell align="right">Pending</TableCell>
              <TableCell align="right">Held</TableCell>
              <TableCell align="right">Approved</TableCell>
              <TableCell align="right">In payouts</TableCell>
              <TableCell align="right">Paid</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {affiliate.balances.map(({ currency, pending, held, approved, inPayout, paid }) => (
              <TableRow key={currency}>
                <TableCell>{currency}</TableCell>
                {[pending, held, approved, inPayout, paid].map((amount, index) => (
                  <TableCell key={index} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {formatMoney(amount, currency)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}
