import { Show, TopToolbar, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StaffSubscriberRow } from '@selvedge/server/admin/marketing';
import { ActionDialog } from '../orders/action-dialog.tsx';
import { Section } from '../orders/section.tsx';
import { timeOf } from '../orders/words.ts';
import { sourceWords, statusWords } from './words.ts';

/** What somebody has agreed to, and how it stands. */
export function SubscriberShow() {
  return (
    <Show actions={<TopToolbar />} component="div">
      <Subscription />
    </Show>
  );
}

function Subscription() {
  const subscriber = useRecordContext<StaffSubscriberRow>();
  if (!subscriber) return null;
  const { id, email, status, source, consentText, consentAt, confirmedAt, endedAt } = subscriber;
  const isWritten = status === 'pending' || status === 'confirmed';
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 800 }}>
      <Section title={email}>
        <Typography>{statusWords[status]}</Typography>
        <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {sourceWords[source]}, {timeOf(consentAt)}: {consentText || 'the words were not sent along'}
        </Typography>
        {confirmedAt && <Typography variant="body2">Confirmed by the mailbox’s owner: {timeOf(confirmedAt)}</Typography>}
        {endedAt && <Typography variant="body2">Nothing is sent since {timeOf(endedAt)}</Typography>}
      </Section>
      {isWritten && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <ActionDialog label="Unsubscribe" path={`newsletter-subscribers/${id}/stop`} body={() => ({ as: 'unsubscribed' })}>
            Nothing is sent to this address any more. Its owner can subscribe again himself.
          </ActionDialog>
          <ActionDialog label="Mailbox not reached" path={`newsletter-subscribers/${id}/stop`} body={() => ({ as: 'bounced' })}>
            What was sent came back. The address is left in peace for a month at least.
          </ActionDialog>
        </Box>
      )}
    </Box>
  );
}
