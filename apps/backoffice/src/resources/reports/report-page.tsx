import { useState, type ReactNode } from 'react';
import { Loading, Title, useNotify } from 'react-admin';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { saveFile } from '#fields/export/save-file.ts';
import { writeTable, type TableFormat } from '#fields/export/write-table.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import type { ReportFile } from '@selvedge/server/reports/files';
import { SaveReportButtons, type ReportToSave } from './saved/save-report-button.tsx';

interface PageProps {
  title: string;
  /** One sentence that defines the report. */
  definition: string;
  filters: ReactNode;
  /** The present settings, which can be saved under a name. */
  saved: ReportToSave;
  error: Error | null;
  isLoading: boolean;
  /** Loads all rows of the report for a file. @param fileName without its extension */
  file: { fileName: string; load: () => Promise<ReportFile> };
  children: ReactNode;
}

/** Renders the frame of a report: definition, settings, downloads, and the figures. */
export function ReportPage({ title, definition, filters, saved, error, isLoading, file, children }: PageProps) {
  return (
    <Stack spacing={1.5} sx={{ my: 2 }}>
      <Title title={title} />
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1, alignItems: { md: 'center' }, justifyContent: 'space-between' }}>
        <Typography variant="body2" color="text.secondary">
          {definition}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexShrink: 0, flexWrap: 'wrap', alignItems: 'center' }}>
          <SaveReportButtons {...saved} />
          <Downloads {...file} />
        </Stack>
      </Stack>
      {filters}
      {error && <Alert severity="error">{error.message}</Alert>}
      {isLoading && !error && <Loading />}
      {children}
    </Stack>
  );
}

/** Renders the figures in a card. */
export const ReportCard = ({ children, isBusy }: { children: ReactNode; isBusy: boolean }) => (
  <Card aria-busy={isBusy} sx={{ opacity: isBusy ? 0.6 : 1 }}>
    <CardContent>{children}</CardContent>
  </Card>
);

function Downloads({ fileName, load }: PageProps['file']) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: TableFormat) => {
    setBusy(true);
    try {
      const { rows, columns } = await load();
      saveFile(await writeTable(format, rows, columns), `${fileName}.${format}`);
    } catch (error) {
      notify(getErrorMessage(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
      <Button size="small" startIcon={<DownloadIcon />} disabled={isBusy} onClick={() => void save('csv')}>
        CSV
      </Button>
      <Button size="small" startIcon={<DownloadIcon />} disabled={isBusy} onClick={() => void save('xlsx')}>
        Excel
      </Button>
    </Stack>
  );
}
