import { useState } from 'react';
import { Confirm, Loading, Title, useNotify } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { call } from '#frame/call.ts';
import { DeadLetters, type ChosenLetters } from './dead-letters.tsx';
import { JobTable, formatJobTime } from './job-table.tsx';

const refresh = 10_000;

/** Renders the background jobs: queues, dead letters and schedules. */
export function JobsPage() {
  const client = useQueryClient();
  const notify = useNotify();
  const [toDiscard, setToDiscard] = useState<ChosenLetters>();
  const { data: state, error } = useQuery({
    queryKey: ['jobs'],
    queryFn: async () => (await call('GET /admin/jobs')).data,
    refetchInterval: refresh,
  });
  const { data: letters = [] } = useQuery({
    queryKey: ['jobs', 'dead-letters'],
    queryFn: async () => (await call('GET /admin/jobs/dead-letters')).data,
    refetchInterval: refresh,
  });
  const move = async (operation: 'retry' | 'discard', chosen: ChosenLetters) => {
    try {
      const { data } = await call(`POST /admin/jobs/dead-letters/${operation}`, { body: chosen });
      notify(operation === 'retry' ? `${data.count} will be retried` : `${data.count} deleted`, { type: 'success' });
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
        {waiting === 0 ? 'All events are processed.' : `${waiting} events are waiting, the oldest since ${formatJobTime(oldestAt)}.`}
      </Typography>
      <DeadLetters letters={letters} onRetry={(chosen) => void move('retry', chosen)} onDiscard={setToDiscard} />
      <JobTable
        title="Queues"
        columns={['Queue', 'Waiting', 'Running', 'Failed']}
        rows={state.queues
          .toSorted((a, b) => b.dead - a.dead || b.running + b.waiting - (a.running + a.waiting))
          .map(({ name, ...counts }) => [name, counts.waiting, counts.running, counts.dead])}
      />
      <JobTable
        title="Scheduled jobs"
        columns={['Job', 'Schedule', 'Last run', 'Next run']}
        rows={state.schedules.map(({ name, when, lastRunAt, nextRunAt }) => [name, when, formatJobTime(lastRunAt), formatJobTime(nextRunAt)])}
      />
      <Confirm
        isOpen={toDiscard !== undefined}
        title="Delete the failed jobs?"
        content="The deleted jobs will not be run. This cannot be undone."
        onConfirm={() => {
          if (toDiscard) void move('discard', toDiscard);
          setToDiscard(undefined);
        }}
        onClose={() => setToDiscard(undefined)}
      />
    </Box>
  );
}
