import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { MailingRecordData } from '@selvedge/server/admin/marketing';
import { formatCount, formatTime } from '#fields/formats.ts';
import { useMarkets } from '#fields/market-input.tsx';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { stateLabels } from './labels.ts';

/** Shows the state of a mailing and the buttons that send, schedule, cancel and duplicate it. */
export function SendPanel({ mailing }: { mailing: MailingRecordData }) {
  const { id, state, sendAt } = mailing;
  const redirect = useRedirect();
  const duplicate = async () => {
    const { data } = await call('POST /admin/mailings/{id}/duplicate', { path: { id } });
    redirect('edit', 'mailings', data.id);
  };
  return (
    <Box component="section" aria-label="Sending" sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <Chip label={stateLabels[state]} color={state === 'sent' ? 'success' : state === 'draft' ? 'default' : 'primary'} />
      {sendAt !== null && state === 'scheduled' && <Typography variant="body2">{`Sending starts ${formatTime(sendAt)}`}</Typography>}
      {state === 'draft' && <SendButtons mailing={mailing} />}
      {(state === 'scheduled' || state === 'sending') && (
        <ActionDialog label="Cancel mailing" color="error" onSend={() => call('POST /admin/mailings/{id}/cancel', { path: { id } })}>
          No further emails are sent. The mailing cannot be continued, but you can duplicate it.
        </ActionDialog>
      )}
      <ActionDialog label="Duplicate" onSend={duplicate}>
        Creates a draft with the same content and audience.
      </ActionDialog>
    </Box>
  );
}

function SendButtons({ mailing: { id, revision, problems } }: { mailing: MailingRecordData }) {
  const { isDirty } = useFormState();
  const [time, setTime] = useState('');
  const [earliest] = useState(readLocalTime);
  const audience = useAudience(id, revision);
  const isComplete = !isDirty && problems.length === 0;
  const schedule = (sendAt: string | null) => call('POST /admin/mailings/{id}/schedule', { path: { id }, body: { sendAt, revision } });
  const missing = isDirty ? 'Save your changes first.' : isComplete ? undefined : 'The mailing is incomplete. The form lists what is missing.';
  const isTimeKnown = !Number.isNaN(Date.parse(time));
  return (
    <>
      <ActionDialog label="Send now" variant="contained" isReady={isComplete && audience.count > 0} onSend={() => schedule(null)}>
        {missing ?? audience.effect}
      </ActionDialog>
      <ActionDialog
        label="Schedule"
        isReady={isComplete && isTimeKnown}
        onSend={() => schedule(new Date(time).toISOString())}
        fields={
          <RefusedTextField
            source="sendAt"
            type="datetime-local"
            label="Sending starts"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            helperText="In the time zone of this computer. The subscribers are selected again at that time."
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: earliest } }}
          />
        }
      >
        {missing ?? audience.effect}
        {isTimeKnown && ` Sending starts ${formatTime(new Date(time).toISOString())}.`}
      </ActionDialog>
      <Typography variant="body2" color="text.secondary" role="status">
        {audience.status}
      </Typography>
    </>
  );
}

/** Counts the audience of the saved version and describes it. */
function useAudience(id: number, revision: string): { count: number; status: string; effect: string } {
  const markets = useMarkets();
  const { data, error } = useQuery({
    queryKey: ['mailings', 'audience', id, revision],
    queryFn: async () => (await call('GET /admin/mailings/{id}/audience', { path: { id } })).data,
    staleTime: 0,
  });
  if (error) return describeAudience(`The subscribers could not be counted: ${getErrorMessage(error)}`);
  if (!data) return describeAudience('Counting the subscribers…');
  const names = data.countries.map(({ countryId, count }) => `${markets.find((market) => market.id === countryId)?.name ?? ''} ${count}`);
  const counted = formatCount(data.count, 'subscriber');
  return {
    count: data.count,
    status: `Audience of the saved version: ${counted}`,
    effect: data.count === 0 ? 'No confirmed subscriber matches the audience now.' : `${counted} will receive this email: ${names.join(', ')}.`,
  };
}

const describeAudience = (text: string) => ({ count: 0, status: text, effect: text });

/** Returns the current time of the person's computer as the value of a field for local date and time: 2026-11-28T09:30. */
function readLocalTime(): string {
  // oxlint-disable-next-line selvedge/no-system-clock -- The clock of the kit is that of the server.
  const time = new Date();
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
