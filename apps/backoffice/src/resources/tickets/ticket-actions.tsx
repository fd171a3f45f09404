import { useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TicketRecord } from '@selvedge/server/admin/tickets';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { useCall } from '../orders/actions/use-call.ts';
import { ticketLabels, topicLabels } from './labels.ts';
import { useAssignees } from './use-assignees.ts';

/** Shows status and assignee of a ticket, and changes them. */
export function TicketActions({ ticket }: { ticket: TicketRecord }) {
  const { id, status, topic, subject, receivedAt, changedAt } = ticket;
  const move = (next: 'answer' | 'close' | 'reopen') => call('POST /admin/tickets/{id}/move', { path: { id }, body: { move: next } });
  return (
    <Paper component="section" aria-label="Ticket" sx={{ p: 2, display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Typography>
          {subject || topicLabels[topic]} · {ticketLabels[status]}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Received {formatTime(receivedAt)}
          {changedAt !== receivedAt && `, ${ticketLabels[status].toLowerCase()} since ${formatTime(changedAt)}`}
        </Typography>
      </Box>
      <Assignee ticket={ticket} />
      {status === 'open' && (
        <ActionDialog label="Mark as answered" onSend={() => move('answer')}>
          For customers whom you have answered in another way, for example by telephone. Nothing is sent.
        </ActionDialog>
      )}
      {status !== 'closed' && (
        <ActionDialog label="Close" onSend={() => move('close')}>
          The conversation is done. An email of the customer opens it again. It is deleted after two years.
        </ActionDialog>
      )}
      {status !== 'open' && (
        <ActionDialog label="Reopen" onSend={() => move('reopen')}>
          The ticket is open again.
        </ActionDialog>
      )}
    </Paper>
  );
}

function Assignee({ ticket: { id, assigneeId, assigneeName } }: { ticket: TicketRecord }) {
  const assignees = useAssignees();
  const { isBusy, send } = useCall();
  const refresh = useRefresh();
  const caller = assignees.find(({ isCaller }) => isCaller);
  const assign = async (next: number | null) => {
    await send(() => call('POST /admin/tickets/{id}/assign', { path: { id }, body: { assigneeId: next } }));
    refresh();
  };
  // A staff member who has left stays in the list until the ticket is assigned to another person.
  const isListed = assigneeId === null || assignees.some((person) => person.id === assigneeId);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="Assigned to"
        value={assigneeId ?? ''}
        disabled={isBusy}
        onChange={({ target }) => void assign(target.value === '' ? null : Number(target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 160, m: 0 }}
      >
        <MenuItem value="">Nobody</MenuItem>
        {!isListed && <MenuItem value={assigneeId}>{assigneeName}</MenuItem>}
        {assignees.map((person) => (
          <MenuItem key={person.id} value={person.id}>
            {person.name}
          </MenuItem>
        ))}
      </TextField>
      {caller && caller.id !== assigneeId && (
        <Button size="small" disabled={isBusy} onClick={() => void assign(caller.id)}>
          Assign to me
        </Button>
      )}
    </Box>
  );
}
