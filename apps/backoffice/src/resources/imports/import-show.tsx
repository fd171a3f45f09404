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
  const [run, setRun] = useImportRun(id);
  const [isAsking, setIsAsking] = useState(false);
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
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Title title={`Import ${run.fileName}`} />
      <Progress run={run} isAsking={isAsking} onCancel={() => void ask(call('POST /admin/imports/{id}/cancel', { path: { id } }))} />
      {withReport.has(run.status) && <ImportReport run={run} />}
      {run.status === 'planned' && (
        <Start run={run} isAsking={isAsking} onStart={() => void ask(call('POST /admin/imports/{id}/apply', { path: { id } }))} />
      )}
      {canBePlanned.has(run.status) && (
        <MappingForm run={run} isAsking={isAsking} onPlan={(form) => void ask(call('POST /admin/imports/{id}/plan', { path: { id }, body: form }))} />
      )}
    </Box>
  );
}

type Status = ImportRecord['status'];
const inProgress: ReadonlySet<Status> = new Set(['planning', 'applying']);
const canBePlanned: ReadonlySet<Status> = new Set(['uploaded', 'planned', 'failed']);
const canBeCancelled: ReadonlySet<Status> = new Set([...inProgress, ...canBePlanned]);
const withReport: ReadonlySet<Status> = new Set([...inProgress, 'planned', 'done', 'failed']);

/** Loads the import, and again every second while it is in progress. */
function useImportRun(id: number) {
  const notify = useNotify();
  const [run, setRun] = useState<ImportRecord>();
  const isInProgress = run !== undefined && inProgress.has(run.status);
  const isLoaded = run !== undefined;
  useEffect(() => {
    let isShown = true;
    const loadImport = () =>
      call('GET /admin/imports/{id}', { path: { id } }).then(
        ({ data }) => isShown && setRun(data),
        (error: unknown) => isShown && notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' }),
      );
    if (!isLoaded) void loadImport();
    const timer = isInProgress ? setInterval(() => void loadImport(), POLL_INTERVAL_MS) : undefined;
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [id, isInProgress, isLoaded, notify]);
  return [run, setRun] as const;
}

interface StepProps {
  run: ImportRecord;
  isAsking: boolean;
}

function Progress({ run, isAsking, onCancel }: StepProps & { onCancel: () => void }) {
  const isInProgress = inProgress.has(run.status);
  return (
    <Paper sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        {run.fileName}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {run.format === 'shopify' ? 'Product CSV of Shopify' : 'Table'}, {(run.bytes / 1024).toFixed(0)} KB, uploaded by {run.startedBy}
      </Typography>
      <Typography role="status" sx={{ mt: 1 }}>
        {statusLabels[run.status]}
        {isInProgress && run.total > 0 ? `: ${run.done} of ${run.total} products` : ''}
      </Typography>
      {isInProgress && (
        <LinearProgress
          aria-label={statusLabels[run.status]}
          {...(run.total > 0 ? { variant: 'determinate' as const, value: (run.done / run.total) * 100 } : {})}
        />
      )}
      {canBeCancelled.has(run.status) && (
        <Button
          size="small"
          disabled={isAsking}
          sx={{ mt: 1 }}
          onClick={() => {
            if (window.confirm('Cancel this import? Products that are already imported are kept.')) onCancel();
          }}
        >
          Cancel the import
        </Button>
      )}
    </Paper>
  );
}

function Start({ run: { options, counts }, isAsking, onStart }: StepProps & { onStart: () => void }) {
  const products = counts.created + counts.updated;
  return (
    <Paper sx={{ p: 2 }}>
      {options.isAllOrNothing && counts.problems > 0 ? (
        <Alert severity="warning">The import is set to all or nothing. Correct the lines above and upload the file again.</Alert>
      ) : (
        <Button variant="contained" disabled={isAsking || products === 0} onClick={onStart}>
          Import {products} products
        </Button>
      )}
    </Paper>
  );
}
