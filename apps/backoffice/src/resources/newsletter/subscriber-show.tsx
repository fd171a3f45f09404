import { TopToolbar, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminSubscriberRow } from '@selvedge/server/admin/marketing';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { RecordShow } from '#fields/record-show.tsx';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { Section } from '../orders/show/section.tsx';
import { sourceLabels, subscriptionStatusLabels } from './labels.ts';

/** Shows a subscriber's consent and status. */
export function SubscriberShow() {
  return (
    <RecordShow actions={<TopToolbar />} component="div">
      <Subscription />
    </RecordShow>
  );
}

function Subscription() {
  const subscriber = useRecordContext<AdminSubscriberRow>();
  if (!subscriber) return null;
  const { id, email, status, source, consentText, consentAt, confirmedAt, endedAt } = subscriber;
  const stop = (as: 'unsubscribed' | 'bounced') => call('POST /admin/newsletter-subscribers/{id}/stop', { path: { id }, body: { as } });
  const isWritten = status === 'pending' || status === 'confirmed';
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 800 }}>
      <Section title={email}>
        <Typography>{subscriptionStatusLabels[status]}</Typography>
        <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {sourceLabels[source]}, {formatTime(consentAt)}: {consentText || 'consent text not recorded'}
        </Typography>
        {confirmedAt && <Typography variant="body2">Confirmed: {formatTime(confirmedAt)}</Typography>}
        {endedAt && <Typography variant="body2">Unsubscribed or bounced: {formatTime(endedAt)}</Typography>}
      </Section>
      {isWritten && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <ActionDialog label="Unsubscribe" onSend={() => stop('unsubscribed')}>
            No more newsletters are sent to this address. The owner can subscribe again.
          </ActionDialog>
          <ActionDialog label="Mark as bounced" onSend={() => stop('bounced')}>
            Use this when an email bounced. No newsletter is sent to the address for at least one month.
          </ActionDialog>
        </Box>
      )}
    </Box>
  );
}
