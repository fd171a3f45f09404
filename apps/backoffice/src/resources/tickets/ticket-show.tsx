import { Show, TopToolbar, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { StaffTicketRow } from '@selvedge/server/admin/tickets';
import { ActionDialog } from '../orders/action-dialog.tsx';
import { Section } from '../orders/section.tsx';
import { timeOf } from '../orders/words.ts';
import { ticketWords, topicWords } from './words.ts';

/** What somebody has written, and how it stands. */
export function TicketShow() {
  return (
    <Show actions={<TopToolbar />} component="div">
      <Ticket />
    </Show>
  );
}

function Ticket() {
  const ticket = useRecordContext<StaffTicketRow>();
  if (!ticket) return null;
  const { id, number, topic, name, email, orderNumber, message, languageId, status, receivedAt, changedAt } = ticket;
  const language = languages.find((one) => one.id === languageId);
  const subject = encodeURIComponent(`Re: ${number}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 800 }}>
      <Section title={number}>
        <Typography>
          {topicWords[topic]} · {ticketWords[status]}
        </Typography>
        <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {name}, <Link href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}>{email}</Link>
          {orderNumber && `, order ${orderNumber}`} · {timeOf(receivedAt)} · reads {language?.name ?? 'English'}
        </Typography>
        <Typography variant="body2" lang={language?.tag} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        {status !== 'open' && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {ticketWords[status]} since {timeOf(changedAt)}
          </Typography>
        )}
      </Section>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {status === 'open' && (
          <ActionDialog label="Answered" path={`tickets/${id}/move`} body={() => ({ move: 'answer' })} variant="contained">
            The answer itself is written from your own mailbox: reply to the mail with this number.
          </ActionDialog>
        )}
        {status !== 'closed' && (
          <ActionDialog label="Close" path={`tickets/${id}/move`} body={() => ({ move: 'close' })}>
            Nothing is left to do. Two years later it is forgotten.
          </ActionDialog>
        )}
        {status !== 'open' && (
          <ActionDialog label="Open again" path={`tickets/${id}/move`} body={() => ({ move: 'reopen' })}>
            There is something left to do.
          </ActionDialog>
        )}
      </Box>
    </Box>
  );
}
