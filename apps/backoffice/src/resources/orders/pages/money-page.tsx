import { Title } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { describeCause } from '../show/describe-cause.ts';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { Decide, MarkSent } from '../actions/money-actions.tsx';
import { Dispute } from '../actions/dispute.tsx';
import { Section } from '../show/section.tsx';

/** Lists disputes, refunds that must be transferred manually and payments that need a decision. */
export function MoneyPage() {
  const { data } = useQuery({ queryKey: ['money-work'], queryFn: async () => (await call('GET /admin/money-work')).data });
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Title title="Manual refunds" />
      <Section title="Disputes and fraud warnings">
        {data?.disputes.length === 0 && <Typography color="text.secondary">None.</Typography>}
        {data?.disputes.map((dispute) => (
          <Box key={dispute.id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <OrderLink number={dispute.orderNumber} />
            <Dispute dispute={dispute} />
          </Box>
        ))}
      </Section>
      <Section title="Refunds to send by bank transfer">
        {data?.refunds.length === 0 && <Typography color="text.secondary">None.</Typography>}
        <Table size="small">
          <TableBody>
            {data?.refunds.map((refund) => (
              <TableRow key={refund.id}>
                <TableCell>
                  <OrderLink number={refund.orderNumber} />
                </TableCell>
                <TableCell align="right">{formatMoney(refund.amount, refund.currency)}</TableCell>
                <TableCell>
                  {refund.why}, {describeCause(refund.cause)}
                </TableCell>
                <TableCell>{refund.payOut || 'ask the customer for the account'}</TableCell>
                <TableCell>{formatTime(refund.at)}</TableCell>
                <TableCell>
                  <MarkSent refund={refund} currency={refund.currency} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Section>
      <Section title="Payments to review">
        {data?.payments.length === 0 && <Typography color="text.secondary">None.</Typography>}
        {data?.payments.map((payment) => (
          <Box key={payment.id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <OrderLink number={payment.orderNumber} />
            <Decide doubt={payment} />
          </Box>
        ))}
      </Section>
    </Box>
  );
}

const OrderLink = ({ number }: { number: string }) => (
  <Link component={RouterLink} to={`/orders/${number}/show`}>
    {number}
  </Link>
);
