import { useRef, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminMessage, AffiliateRecord } from '@selvedge/server/admin/affiliates';
import { formatTime } from '#fields/formats.ts';
import { RefusalsProvider, RefusedTextField } from '#fields/refused-text-field.tsx';
import { call } from '#frame/call.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { useCall } from '../orders/actions/use-call.ts';
import { Section } from '../orders/show/section.tsx';

/** The conversation with an affiliate, and the form for the next message. */
export function AffiliateMessages() {
  const affiliate = useRecordContext<AffiliateRecord>();
  const cache = useQueryClient();
  const id = affiliate?.id ?? 0;
  const queryKey = ['affiliates', id, 'messages'];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call('GET /admin/affiliates/{id}/messages', { path: { id }, signal })).data,
    enabled: affiliate !== undefined,
  });
  if (!affiliate || !data) return null;
  const show = (messages: AdminMessage[]) => {
    cache.setQueryData(queryKey, messages);
    void cache.invalidateQueries({ queryKey: ['waiting'] });
  };
  return (
    <Section title="Messages">
      <Box component="ul" aria-label="Conversation" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {data.map((message) => (
          <Message key={message.id} message={message} code={affiliate.code} />
        ))}
      </Box>
      {data.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          No messages yet
        </Typography>
      )}
      <ReadButton affiliateId={id} messages={data} onDone={show} />
      <NewMessage affiliateId={id} messages={data} onDone={show} />
    </Section>
  );
}

function Message({ message: { sender, author, text, sentAt, isRead }, code }: { message: AdminMessage; code: string }) {
  const state = sender === 'affiliate' ? (isRead ? '' : ' · unread') : isRead ? ' · read by the affiliate' : ' · not read yet';
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 3, borderColor: sender === 'affiliate' ? 'primary.main' : 'divider' }}>
      <Typography variant="caption" color="text.secondary">
        {`${sender === 'affiliate' ? code : author} · ${formatTime(sentAt)}${state}`}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

interface FormProps {
  affiliateId: number;
  messages: readonly AdminMessage[];
  onDone: (messages: AdminMessage[]) => void;
}

/** Marks replies that need no answer as read. */
function ReadButton({ affiliateId, messages, onDone }: FormProps) {
  const { isBusy, send } = useCall();
  const last = messages.findLast(({ sender, isRead }) => sender === 'affiliate' && !isRead);
  if (!last) return null;
  const run = async () => {
    const answer = await send(() => call('POST /admin/affiliates/{id}/messages/read', { path: { id: affiliateId }, body: { untilId: last.id } }));
    if (answer) onDone(answer.data);
  };
  return (
    <Button size="small" disabled={isBusy} onClick={() => void run()} sx={{ mt: 1 }}>
      Mark as read
    </Button>
  );
}

function NewMessage({ affiliateId, messages, onDone }: FormProps) {
  const [text, setText] = useState('');
  // Idempotency key: a second click does not send a second message.
  const key = useRef(crypto.randomUUID());
  const { isBusy, refusals, send } = useCall();
  const notify = useNotify();
  useUnsavedChanges(text !== '');
  const run = async () => {
    const body = { text, key: key.current, readUntilId: messages.at(-1)?.id ?? null };
    const answer = await send(() => call('POST /admin/affiliates/{id}/messages', { path: { id: affiliateId }, body }));
    if (!answer) return;
    key.current = crypto.randomUUID();
    setText('');
    notify('Message sent', { type: 'success' });
    onDone(answer.data);
  };
  return (
    <RefusalsProvider value={refusals}>
      <RefusedTextField
        source="text"
        label="Message to the affiliate"
        fullWidth
        multiline
        minRows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText="Plain text. The affiliate gets it by email and can reply in the portal."
        sx={{ mt: 1 }}
      />
      <Button variant="contained" size="small" disabled={isBusy || text.trim() === ''} onClick={() => void run()}>
        Send message
      </Button>
    </RefusalsProvider>
  );
}
