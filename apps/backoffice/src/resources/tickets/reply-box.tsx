import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import type { TicketRecord } from '@selvedge/server/admin/tickets';
import { call } from '#frame/call.ts';
import { findErrorCode } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { useCall } from '../orders/actions/use-call.ts';
import { CannedAnswerMenu } from './canned-answer-menu.tsx';
import { fillAnswer, insertText } from './fill-answer.ts';

type Kind = 'reply' | 'note';
const emptyTexts: Readonly<Record<Kind, string>> = { reply: '', note: '' };

/** Writes a reply to the customer or an internal note. A refused request keeps the text. */
export function ReplyBox({ ticket }: { ticket: TicketRecord }) {
  const [kind, setKind] = useState<Kind>('reply');
  const [texts, setTexts] = useState(emptyTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isBusy, refusals, submit } = useSubmit(ticket);
  useUnsavedChanges(Object.values(texts).some((text) => text.trim() !== ''));
  const text = texts[kind];
  const setText = (next: string) => setTexts((current) => ({ ...current, [kind]: next }));
  const send = async (isClosing: boolean) => {
    if (await submit(kind, { text, isClosing })) setText('');
  };
  const insert = (answer: string) => {
    const { name, orderNumber, number } = ticket;
    const filled = fillAnswer(answer, { name, orderNumber, ticketNumber: number });
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = field.current ?? {};
    const inserted = insertText(text, filled, { start, end });
    setText(inserted.text);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(inserted.caret, inserted.caret);
    });
  };
  return (
    <Paper component="section" aria-label="Write" sx={{ p: 2 }}>
      <Tabs value={kind} onChange={(_, next: Kind) => setKind(next)} sx={{ mb: 1 }}>
        <Tab value="reply" label="Reply" />
        <Tab value="note" label="Internal note" />
      </Tabs>
      <TextField
        label={kind === 'reply' ? `Reply to ${ticket.email}` : 'Note for colleagues'}
        multiline
        minRows={5}
        maxRows={20}
        fullWidth
        value={text}
        inputRef={field}
        onChange={({ target }) => setText(target.value)}
        error={refusals.text !== undefined}
        helperText={refusals.text}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        {kind === 'reply' && <CannedAnswerMenu languageId={ticket.languageId} onChoose={insert} />}
        <SendButtons kind={kind} isDisabled={isBusy || text.trim() === ''} onSend={(isClosing) => void send(isClosing)} />
      </Box>
    </Paper>
  );
}

function SendButtons({ kind, isDisabled, onSend }: { kind: Kind; isDisabled: boolean; onSend: (isClosing: boolean) => void }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', ml: 'auto' }}>
      {kind === 'reply' && (
        <Button disabled={isDisabled} onClick={() => onSend(true)}>
          Send and close
        </Button>
      )}
      <Button variant="contained" disabled={isDisabled} onClick={() => onSend(false)}>
        {kind === 'reply' ? 'Send reply' : 'Add note'}
      </Button>
    </Box>
  );
}

/** Sends a reply or a note. The key of a request stays the same until it succeeds, so that a repeated request has no effect. */
function useSubmit({ id, messages }: TicketRecord) {
  const { isBusy, refusals, send } = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const keys = useRef<Readonly<Record<Kind, string>>>({ reply: crypto.randomUUID(), note: crypto.randomUUID() });
  const renewKey = (kind: Kind) => {
    keys.current = { ...keys.current, [kind]: crypto.randomUUID() };
  };
  const submit = async (kind: Kind, { text, isClosing }: { text: string; isClosing: boolean }): Promise<boolean> => {
    const key = keys.current[kind];
    const lastMessageId = messages.filter(({ direction }) => direction !== 'note').at(-1)?.id ?? 0;
    const answer = await send(async () => {
      try {
        return kind === 'reply'
          ? await call('POST /admin/tickets/{id}/reply', { path: { id }, body: { key, text, lastMessageId, isClosing } })
          : await call('POST /admin/tickets/{id}/notes', { path: { id }, body: { key, text } });
      } catch (error) {
        // The earlier text of this key is stored: the changed text is a new message.
        if (findErrorCode(error) === 'TicketMessageStored') renewKey(kind);
        throw error;
      }
    });
    // A colleague or the customer may have written.
    refresh();
    if (answer === undefined) return false;
    renewKey(kind);
    notify(kind === 'reply' ? 'The reply is being sent' : 'The note was added', { type: 'success' });
    return true;
  };
  return { isBusy, refusals, submit };
}
