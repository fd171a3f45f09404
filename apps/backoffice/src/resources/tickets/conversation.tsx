import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { AdminTicketMessage, TicketRecord } from '@selvedge/server/admin/tickets';
import { formatTime } from '#fields/formats.ts';
import { Section } from '../orders/show/section.tsx';
import { sendLabels } from './labels.ts';

/** Shows the messages of a ticket, the oldest first: the customer's on the left, those of staff on the right. */
export function Conversation({ ticket: { number, name, messages, languageId } }: { ticket: TicketRecord }) {
  const language = languages.find((one) => one.id === languageId);
  return (
    <Section title={number}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {messages.map((message) => (
          <Message key={message.id} message={message} customer={name} tag={language?.tag} />
        ))}
      </Box>
    </Section>
  );
}

const backgrounds: Readonly<Record<AdminTicketMessage['direction'], string>> = {
  customer: 'action.hover',
  staff: 'action.selected',
  note: 'background.paper',
};

interface MessageProps {
  message: AdminTicketMessage;
  customer: string;
  tag: string | undefined;
}

function Message({ message, customer, tag }: MessageProps) {
  const { direction, author, text, wholeText, leftOut, isAutomatic, sendState, at } = message;
  const [isWhole, setWhole] = useState(false);
  const isNote = direction === 'note';
  const writer = direction === 'customer' ? customer : author;
  return (
    <Box
      component="li"
      sx={{
        justifySelf: direction === 'customer' ? 'start' : 'end',
        maxWidth: { xs: '100%', sm: '85%' },
        p: 1.5,
        borderRadius: 2,
        bgcolor: backgrounds[direction],
        ...(isNote && { border: '1px dashed', borderColor: 'warning.main' }),
      }}
    >
      <Typography variant="caption" component="div">
        {[writer, isNote && 'internal note', formatTime(at), isAutomatic && 'automatic email'].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" lang={isNote ? undefined : tag} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {(isWhole ? wholeText : text) || '(no text)'}
      </Typography>
      {leftOut.length > 0 && (
        <Typography variant="caption" component="div" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {leftOut.length === 1 ? '1 attachment was' : `${leftOut.length} attachments were`} not stored: {leftOut.join(', ')}
        </Typography>
      )}
      {wholeText !== null && (
        <Button size="small" sx={{ mt: 0.5 }} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Hide quoted text' : 'Show quoted text'}
        </Button>
      )}
      {sendState && (
        <Typography variant="caption" component="div" color={sendState === 'refused' ? 'error' : undefined}>
          {sendLabels[sendState]}
        </Typography>
      )}
    </Box>
  );
}
