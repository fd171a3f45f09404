import { useEffect, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { useParams } from 'react-router';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ImportRecord } from '@selvedge/server/contract/imports';
import { call } from '#frame/call.ts';
import { ImportReport } from './import-report.tsx';
import { MappingForm } from './mapping-form.tsx';
import { statusLabels } from './import-list.tsx';

/** Milliseconds between two progress requests. */
const POLL_INTERVAL_MS = 1000;

/** Renders an import, from the mapping of its columns to its result. */
export function ImportShow() {
  const id = Number(useParams().id);
  const notify = useNotify();
  const [run, setRun] = useState<ImportRecord>();
  const [isAsking, setIsAsking] = useState(false);
  const isAtWork = run?.status === 'planning' || run?.status === 'applying';
  const isLoaded = run !== undefined;

  useEffect(() => {
    let isShown = true;
    const loadImport = () =>
      call('GET /admin/imports/{id}', { path: { id } }).then(
        ({ data }) => isShown && setRun(data),
        (error: unknown) => isShown && notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' }),
      );
    if (!isLoaded) void loadImport();
    const timer = isAtWork ? setInterval(() => void loadImport(), POLL_INTERVAL_MS) : undefined;
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [id, isAtWork, isLoaded, notify]);

  if (!run) return <LinearProgress aria-label="Loading" />;
  const ask = async (asked: Promise<{ data: ImportRecord }>) => {
    setIsAsking(true);
    try {
      setRun((await asked).data);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
    }
    setIsAsking(false);
  };
  const mayEnd = isAtWork || run.status === 'uploaded' || run.status === 'planned' || run.status === 'failed';
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Title title={`Import ${run.fileName}`} />
      <Paper sx={{ p: 2 }}>
        <Typography variant="h6" component="h2">
          {run.fileName}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {run.format === 'shopify' ? 'Shopify’s product CSV' : 'Table'}, {(run.bytes / 1024).toFixed(0)} KB, uploaded by {run.startedBy}
        </Typography>
        <Typography role="status" sx={{ mt: 1 }}>
          {statusLabels[run.status]}
          {isAtWork && run.total > 0 ? `: ${run.done} of ${run.total} products` : ''}
        </Typography>
        {isAtWork && (
          <LinearProgress
            aria-label={statusLabels[run.status]}
            {...(run.total > 0 ? { variant: 'determinate' as const, value: (run.done / run.total) * 100 } : {})}
          />
        )}
        {mayEnd && (
          <Button
            size="small"
            disabled={isAsking}
            sx={{ mt: 1 }}
            onClick={() => {
              if (window.confirm('Cancel this import? Products that are already imported stay.'))
                void ask(call('POST /admin/imports/{id}/cancel', { path: { id } }));
            }}
          >
            Cancel the import
          </Button>
        )}
      </Paper>
      {(run.status === 'planned' || run.status === 'done' || run.status === 'failed' || isAtWork) && <ImportReport run={run} />}
      {run.status === 'planned' && (
        <Paper sx={{ p: 2 }}>
          {run.options.isAllOrNothing && run.counts.problems > 0 ? (
            <Alert severity="warning">All or nothing was chosen: correct the lines above and upload the file again.</Alert>
          ) : (
            <Button
              variant="contained"
              disabled={isAsking || run.counts.created + run.counts.updated === 0}
              onClick={() => void ask(call('POST /admin/imports/{id}/apply', { path: { id } }))}
            >
              Import {run.counts.created + run.counts.updated} products
            </Button>
          )}
        </Paper>
      )}
      {(run.status === 'uploaded' || run.status === 'planned' || run.status === 'failed') && (
        <MappingForm run={run} isAsking={isAsking} onPlan={(form) => void ask(call('POST /admin/imports/{id}/plan', { path: { id }, body: form }))} />
      )}
    </Box>
  );
}
