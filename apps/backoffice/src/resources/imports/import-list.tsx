import { useState } from 'react';
import { DataTable, List, useNotify, useRedirect } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ImportRow } from '@selvedge/server/contract/imports';
import { TimeField } from '#fields/time-field.tsx';
import { call } from '#frame/call.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { ExportForm } from './export-form.tsx';

/** Names of the statuses of an import. */
export const statusLabels: Readonly<Record<ImportRow['status'], string>> = {
  uploaded: 'Columns not assigned yet',
  planning: 'Checking',
  planned: 'Ready to import',
  applying: 'Importing',
  done: 'Imported',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Renders import and export, and the earlier imports. */
export function ImportList() {
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2, mt: 2 }}>
        <DropFile />
        <ExportForm />
      </Box>
      <List
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={10}
        pagination={<CountedPagination />}
        exporter={false}
        empty={false}
        actions={false}
        title="Import and export"
      >
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="createdAt" label="Uploaded">
            <TimeField source="createdAt" />
          </DataTable.Col>
          <DataTable.Col source="fileName" label="File" disableSort />
          <DataTable.Col source="startedBy" label="By" disableSort />
          <DataTable.Col source="status" disableSort render={({ status }: ImportRow) => statusLabels[status]} />
          <DataTable.Col label="Products" disableSort render={formatCounts} />
        </DataTable>
      </List>
    </>
  );
}

const formatCounts = ({ counts: { created, updated, unchanged, refused } }: ImportRow): string =>
  `${created} new, ${updated} updated, ${unchanged} unchanged, ${refused} rejected`;

/** Uploads a file by drag and drop or by the file dialog. */
function DropFile() {
  const notify = useNotify();
  const redirect = useRedirect();
  const [isOver, setIsOver] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file || isSending) return;
    setIsSending(true);
    try {
      const { data } = await call('PUT /admin/files/imports', { query: { name: file.name }, file });
      redirect('show', 'imports', data.id);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The file could not be uploaded', { type: 'error' });
      setIsSending(false);
    }
  };
  return (
    <Paper
      component="section"
      aria-label="Import products"
      sx={{ p: 2, outline: isOver ? '2px dashed #0b5c8a' : 'none' }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void send(event.dataTransfer.files[0]);
      }}
    >
      <Typography variant="subtitle1" component="h2">
        Import products
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        Drop a table here: CSV or Excel (.xlsx), up to 50 MB, our own columns or any others; Shopify’s product CSV as it is. First you see what it
        would do.
      </Typography>
      <Button component="label" variant="contained" disabled={isSending}>
        Choose a file
        <input type="file" hidden accept=".csv,.tsv,.txt,.xlsx" onChange={(event) => void send(event.target.files?.[0])} />
      </Button>
      {isSending && <LinearProgress sx={{ mt: 2 }} aria-label="Uploading the file" />}
    </Paper>
  );
}
