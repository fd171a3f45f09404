import { TopToolbar, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { AdminTicketRow } from '@selvedge/server/admin/tickets';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { RecordShow } from '#fields/record-show.tsx';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { Section } from '../orders/show/section.tsx';
import { ticketLabels, topicLabels } from './ticket-list.tsx';

/** Renders a message and its status. */
export function TicketShow() {
  return (
    <RecordShow actions={<TopToolbar />} component="div">
      <Ticket />
    </RecordShow>
  );
}

function Ticket() {
  const ticket = useRecordContext<AdminTicketRow>();
  if (!ticket) return null;
  const { id, number, topic, name, email, orderNumber, message, languageId, status, receivedAt, changedAt } = ticket;
  const move = (next: 'answer' | 'close' | 'reopen') => call('POST /admin/tickets/{id}/move', { path: { id }, body: { move: next } });
  const language = languages.find((one) => one.id === languageId);
  const subject = encodeURIComponent(`Re: ${number}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 800 }}>
      <Section title={number}>
        <Typography>
          {topicLabels[topic]} · {ticketLabels[status]}
        </Typography>
        <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {name}, <Link href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>{email}</Link>
          {orderNumber && `, order ${orderNumber}`} · {formatTime(receivedAt)} · language: {language?.name ?? 'English'}
        </Typography>
        <Typography variant="body2" lang={language?.tag} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        {status !== 'open' && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {ticketLabels[status]} since {formatTime(changedAt)}
          </Typography>
        )}
      </Section>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {status === 'open' && (
          <ActionDialog label="Mark as answered" onSend={() => move('answer')} variant="contained">
            To answer, reply to the email with this ticket number. This only changes the status.
          </ActionDialog>
        )}
        {status !== 'closed' && (
          <ActionDialog label="Close ticket" onSend={() => move('close')}>
            The ticket is done. It is deleted after two years.
          </ActionDialog>
        )}
        {status !== 'open' && (
          <ActionDialog label="Reopen ticket" onSend={() => move('reopen')}>
            The ticket is open again.
          </ActionDialog>
        )}
      </Box>
    </Box>
  );
}
