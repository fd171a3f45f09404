import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { DeadLetterRow } from '@selvedge/server/admin/system';
import { formatJobTime } from './job-table.tsx';

export type ChosenLetters = { id: string } | { job: string };

interface Props {
  letters: readonly DeadLetterRow[];
  onRetry: (chosen: ChosenLetters) => void;
  onDiscard: (chosen: ChosenLetters) => void;
}

/** Lists dead letters by job, each with its error. */
export function DeadLetters({ letters, onRetry, onDiscard }: Props) {
  const kinds = [...new Set(letters.map(({ job }) => job))];
  return (
    <Paper component="section" aria-label="Failed jobs" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h2">
        Failed jobs
      </Typography>
      {letters.length === 0 && <Typography variant="body2">No failed jobs.</Typography>}
      {kinds.map((job) => {
        const ofKind = letters.filter((letter) => letter.job === job);
        return (
          <Box key={job} sx={{ mt: 2 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography variant="subtitle2" component="h3">
                {job} ({ofKind.length})
              </Typography>
              <Button size="small" onClick={() => onRetry({ job })}>
                Retry all
              </Button>
              <Button size="small" color="error" onClick={() => onDiscard({ job })}>
                Delete all
              </Button>
            </Box>
            {ofKind.map(({ id, data, error, failedAt }) => (
              <Box key={id} sx={{ borderTop: '1px solid', borderColor: 'divider', py: 1 }}>
                <Typography variant="body2">
                  {formatJobTime(failedAt)}: {error}
                </Typography>
                <Typography variant="caption" component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0 }}>
                  {JSON.stringify(data)}
                </Typography>
                <Button size="small" onClick={() => onRetry({ id })}>
                  Retry
                </Button>
                <Button size="small" color="error" onClick={() => onDiscard({ id })}>
                  Delete
                </Button>
              </Box>
            ))}
          </Box>
        );
      })}
    </Paper>
  );
}
