import { Show, TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReturnRecord } from '@selvedge/server/admin/returns';
import { Section } from '../orders/section.tsx';
import { moneyIn, timeOf } from '../orders/words.ts';
import { ReturnActions } from './return-actions.tsx';
import { ReturnItems } from './return-items.tsx';
import { returnWords, wordOf } from './words.ts';

/** One return with all that is done with it. */
export function ReturnShow() {
  return (
    <Show title={<ReturnTitle />} actions={<TopToolbar />} component="div">
      <ReturnParts />
    </Show>
  );
}

function ReturnTitle() {
  const record = useRecordContext<ReturnRecord>();
  return <span>Return {record?.id}</span>;
}

/** The queue that somebody comes from knows a part of it, which is shown by nobody until the whole is here. */
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
          <Section title="What has happened">
            {record.events.map(({ to, actor, reason, at }, index) => (
              <Typography key={index} variant="body2">
                {timeOf(at)}: {wordOf(returnWords, to)}, by {actor}
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
    <Section title={kind === 'withdrawal' ? 'Withdrawal from the contract' : 'Return'}>
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
          Delivery of {moneyIn(deliveryRefund, currency)} goes back with the first refund.
        </Typography>
      )}
      {payOut && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Money goes to {Object.values(payOut).join(', ')}
        </Typography>
      )}
      {isCash && !payOut && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          It was paid in cash. Where money went is forgotten once nothing is left to refund.
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 1 }}>
        It is sent to {[sendTo.name, ...sendTo.address].join(', ')}
      </Typography>
    </Section>
  );
}
