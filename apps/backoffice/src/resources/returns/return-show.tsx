import { TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReturnRecord } from '@selvedge/server/admin/returns';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { RecordShow } from '#fields/record-show.tsx';
import { Section } from '../orders/show/section.tsx';
import { ReturnActions } from './return-actions.tsx';
import { ReturnItems } from './return-items.tsx';
import { returnLabels, getLabel } from './labels.ts';

/** Renders a return with all its actions. */
export function ReturnShow() {
  return (
    <RecordShow title={<ReturnTitle />} actions={<TopToolbar />} component="div">
      <ReturnParts />
    </RecordShow>
  );
}

function ReturnTitle() {
  const record = useRecordContext<ReturnRecord>();
  return <span>Return {record?.id}</span>;
}

/** The row of the queue is incomplete: nothing is shown until the whole record is loaded. */
const isWhole = (record: Partial<ReturnRecord> | undefined): record is ReturnRecord => record?.items !== undefined;

function ReturnParts() {
  const record = useRecordContext<Partial<ReturnRecord> & { id: string }>();
  if (!isWhole(record)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ReturnActions />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' }, alignItems: 'start' }}>
        <ReturnItems />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Facts record={record} />
          <Section title="History">
            {record.events.map(({ to, actor, reason, at }, index) => (
              <Typography key={index} variant="body2">
                {formatTime(at)}: {getLabel(returnLabels, to)}, by {actor}
                {reason && `: ${reason}`}
              </Typography>
            ))}
          </Section>
        </Box>
      </Box>
    </Box>
  );
}

function Facts({ record }: { record: ReturnRecord }) {
  const { kind, orderNumber, invoiceNumber, customer, email, comments, payOut, isCash, deliveryRefund, currency, sendTo } = record;
  return (
    <Section title={kind === 'withdrawal' ? 'Withdrawal' : 'Return'}>
      <Typography variant="body2">
        Order{' '}
        <Link component={RouterLink} to={`/orders/${orderNumber}/show`}>
          {orderNumber}
        </Link>
        {invoiceNumber && `, invoice ${invoiceNumber}`}
      </Typography>
      <Typography variant="body2">
        {customer} {email && `· ${email}`}
      </Typography>
      {comments && (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          “{comments}”
        </Typography>
      )}
      {deliveryRefund > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Delivery costs of {formatMoney(deliveryRefund, currency)} are refunded with the first refund.
        </Typography>
      )}
      {payOut && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Refund to {Object.values(payOut).join(', ')}
        </Typography>
      )}
      {isCash && !payOut && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Paid in cash. The account details are deleted after the last refund.
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 1 }}>
        Return address: {[sendTo.name, ...sendTo.address].join(', ')}
      </Typography>
    </Section>
  );
}
