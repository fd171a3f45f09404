import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MailingRecordData } from '@selvedge/server/admin/marketing';
import { formatCount, formatTime } from '#fields/formats.ts';
import { useMarkets } from '#fields/market-input.tsx';
import { call } from '#frame/call.ts';
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
  const { data: audience } = useQuery({
    queryKey: ['mailings', 'audience', id, revision],
    queryFn: async () => (await call('GET /admin/mailings/{id}/audience', { path: { id } })).data,
    staleTime: 0,
  });
  const markets = useMarkets();
  const count = audience?.count ?? 0;
  const isReady = !isDirty && problems.length === 0 && count > 0;
  const names = (audience?.countries ?? []).map((each) => `${markets.find((market) => market.id === each.countryId)?.name ?? ''} ${each.count}`);
  const schedule = (sendAt: string | null) => call('POST /admin/mailings/{id}/schedule', { path: { id }, body: { sendAt, revision } });
  const effect = isReady
    ? `${formatCount(count, 'subscriber')} will receive this email: ${names.join(', ')}.`
    : isDirty
      ? 'Save your changes first.'
      : problems.length > 0
        ? 'The mailing is incomplete. The form lists what is missing.'
        : 'No confirmed subscriber matches the audience.';
  return (
    <>
      <ActionDialog label="Send now" variant="contained" isReady={isReady} onSend={() => schedule(null)}>
        {effect}
      </ActionDialog>
      <ActionDialog
        label="Schedule"
        isReady={isReady && time !== ''}
        onSend={() => schedule(new Date(time).toISOString())}
        fields={
          <TextField
            type="datetime-local"
            label="Sending starts"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            helperText="In the time zone of this computer. The subscribers are selected again at that time."
            slotProps={{ inputLabel: { shrink: true } }}
          />
        }
      >
        {effect}
      </ActionDialog>
      <Typography variant="body2" color="text.secondary" role="status">
        {audience && `Audience of the saved version: ${formatCount(count, 'subscriber')}`}
      </Typography>
    </>
  );
}
