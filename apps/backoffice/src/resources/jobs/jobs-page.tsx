import { useState } from 'react';
import { Confirm, Loading, Title, useNotify } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeadLetterRow, StaffJobs } from '@selvedge/server/admin/system';
import { call } from '#frame/call.ts';
import { DeadLetters, type ChosenLetters } from './dead-letters.tsx';
import { JobTable, timeOf } from './job-table.tsx';

const refresh = 10_000;

/** What runs behind the pages: queues, what failed for good, and what comes round. */
export function JobsPage() {
  const client = useQueryClient();
  const notify = useNotify();
  const [toDiscard, setToDiscard] = useState<ChosenLetters>();
  const { data: state, error } = useQuery({
    queryKey: ['jobs'],
    queryFn: async () => (await call<StaffJobs>('jobs')).data,
    refetchInterval: refresh,
  });
  const { data: letters = [] } = useQuery({
    queryKey: ['jobs', 'dead-letters'],
    queryFn: async () => (await call<DeadLetterRow[]>('jobs/dead-letters')).data,
    refetchInterval: refresh,
  });
  const move = async (verb: 'retry' | 'discard', chosen: ChosenLetters) => {
    try {
      const { data } = await call<{ count: number }>(`jobs/dead-letters/${verb}`, { method: 'POST', body: chosen });
      notify(verb === 'retry' ? `${data.count} will be tried again` : `${data.count} taken out`, { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: ['jobs'] });
  };
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!state) return <Loading />;
  const { waiting, oldestAt } = state.outbox;
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 2 }}>
      <Title title="Jobs" />
      <Typography variant="body2">
        {waiting === 0 ? 'All news has been taken up.' : `${waiting} pieces of news wait to be taken up, the oldest since ${timeOf(oldestAt)}.`}
      </Typography>
      <DeadLetters letters={letters} onRetry={(chosen) => void move('retry', chosen)} onDiscard={setToDiscard} />
      <JobTable
        title="Queues"
        columns={['Queue', 'Waiting', 'Running', 'Dead']}
        rows={state.queues
          .toSorted((a, b) => b.dead - a.dead || b.running + b.waiting - (a.running + a.waiting))
          .map(({ name, ...counts }) => [name, counts.waiting, counts.running, counts.dead])}
      />
      <JobTable
        title="What comes round"
        columns={['Job', 'When', 'Last run', 'Next']}
        rows={state.schedules.map(({ name, when, lastRunAt, nextRunAt }) => [name, when, timeOf(lastRunAt), timeOf(nextRunAt)])}
      />
      <Confirm
        isOpen={toDiscard !== undefined}
        title="Take it out for good?"
        content="What the job was to do is not done, and will not be. This cannot be taken back."
        onConfirm={() => {
          if (toDiscard) void move('discard', toDiscard);
          setToDiscard(undefined);
        }}
        onClose={() => setToDiscard(undefined)}
      />
    </Box>
  );
}
