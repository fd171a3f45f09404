import { TopToolbar, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import type { TicketRecord } from '@selvedge/server/admin/tickets';
import { RecordShow } from '#fields/record-show.tsx';
import { Conversation } from './conversation.tsx';
import { ReplyBox } from './reply-box.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { TicketSender } from './ticket-sender.tsx';

/** Shows a conversation with a customer, and what the shop knows about them. */
export function TicketShow() {
  return (
    <RecordShow title={<TicketTitle />} actions={<TopToolbar />} component="div">
      <Ticket />
    </RecordShow>
  );
}

function TicketTitle() {
  const ticket = useRecordContext<TicketRecord>();
  return <span>{ticket && `${ticket.number}: ${ticket.name}`}</span>;
}

/** The row of a list is incomplete: nothing is shown until the whole record is loaded. */
const isWhole = (ticket: Partial<TicketRecord> | undefined): ticket is TicketRecord => ticket?.messages !== undefined;

function Ticket() {
  const ticket = useRecordContext<Partial<TicketRecord> & { id: number }>();
  if (!isWhole(ticket)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <TicketActions ticket={ticket} />
        <Conversation ticket={ticket} />
        <ReplyBox key={ticket.id} ticket={ticket} />
      </Box>
      <TicketSender ticket={ticket} />
    </Box>
  );
}
