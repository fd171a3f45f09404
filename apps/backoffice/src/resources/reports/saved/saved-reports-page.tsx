import { useState, type ReactNode } from 'react';
import { Confirm, Loading, Title, usePermissions } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatTime } from '#fields/formats.ts';
import type { Access } from '#frame/access.ts';
import type { SavedReport, SavedReportForm } from '@selvedge/server/contract/reports';
import { buildSavedPath, describeReport, describeSchedule } from './describe.ts';
import { ReportActions } from './report-actions.tsx';
import { SaveReportDialog } from './save-report-dialog.tsx';
import { toForm, useSavedReportChanges, useSavedReports } from './saved-reports.ts';

interface OpenDialog {
  title: string;
  form: SavedReportForm;
  edited?: SavedReport;
}

/** Renders the saved reports with their owners, schedules and last emails. The link of an email opens it with `stop`. */
export default function SavedReportsPage() {
  const { data: reports, error } = useSavedReports();
  const { permissions } = usePermissions<Access>();
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [removed, setRemoved] = useState<SavedReport>();
  const stopped = reports?.find(({ id, isRecipient }) => isRecipient && String(id) === search.get('stop'));
  const setStop = (id?: number) => setSearch(id === undefined ? {} : { stop: String(id) }, { replace: true });
  const renderActions = (report: SavedReport) => (
    <ReportActions
      report={report}
      isReadOnly={permissions?.isReadOnly !== false}
      onEdit={() => setDialog({ title: 'Edit saved report', form: toForm(report), edited: report })}
      onDuplicate={() =>
        setDialog({
          title: 'Duplicate report',
          form: { ...toForm(report), name: `${report.name.slice(0, 73)} (copy)`, isShared: false, schedule: null },
        })
      }
      onDelete={() => setRemoved(report)}
      onStop={() => setStop(report.id)}
    />
  );
  return (
    <Stack spacing={1.5} sx={{ my: 2 }}>
      <Title title="Saved reports" />
      <Typography variant="body2" color="text.secondary">
        Reports with their settings. To save one, open a report, choose its settings and select “Save report”.
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!reports && !error && <Loading />}
      {reports?.length === 0 && <Alert severity="info">There are no saved reports yet.</Alert>}
      {reports && reports.length > 0 && (
        <Card>
          <ReportTable reports={reports} renderActions={renderActions} />
        </Card>
      )}
      {dialog && <SaveReportDialog {...dialog} onClose={() => setDialog(undefined)} />}
      <Confirmations {...{ removed, stopped }} onRemoveEnd={() => setRemoved(undefined)} onStopEnd={() => setStop()} />
    </Stack>
  );
}

interface ConfirmationsProps {
  /** The report that is deleted, and the one whose emails end, after a confirmation. */
  removed: SavedReport | undefined;
  stopped: SavedReport | undefined;
  onRemoveEnd: () => void;
  onStopEnd: () => void;
}

function Confirmations({ removed, stopped, onRemoveEnd, onStopEnd }: ConfirmationsProps) {
  const { remove, stop } = useSavedReportChanges();
  return (
    <>
      <Confirm
        isOpen={removed !== undefined}
        title={`Delete “${removed?.name ?? ''}”?`}
        content="The saved report is deleted for everyone, and its emails end."
        onConfirm={() => {
          if (removed) remove.mutate(removed.id);
          onRemoveEnd();
        }}
        onClose={onRemoveEnd}
      />
      <Confirm
        isOpen={stopped !== undefined}
        title={`Stop emails with “${stopped?.name ?? ''}”?`}
        content="You do not receive this report by email any more. Other recipients still do."
        confirm="Stop emails"
        onConfirm={() => {
          if (stopped) stop.mutate(stopped.id);
          onStopEnd();
        }}
        onClose={onStopEnd}
      />
    </>
  );
}

interface TableProps {
  reports: readonly SavedReport[];
  renderActions: (report: SavedReport) => ReactNode;
}

/** On a phone, the name is followed by all other facts, because a wide table would hide them. */
const wideOnly = { display: { xs: 'none', md: 'table-cell' } } as const;

function ReportTable({ reports, renderActions }: TableProps) {
  return (
    <Table size="small" aria-label="Saved reports">
      <TableHead>
        <TableRow>
          <TableCell>Name</TableCell>
          <TableCell sx={wideOnly}>Owner</TableCell>
          <TableCell sx={wideOnly}>Sent by email</TableCell>
          <TableCell sx={wideOnly}>Last sent</TableCell>
          <TableCell>
            <Box component="span" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
              Actions
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {reports.map((report) => (
          <TableRow key={report.id} hover>
            <TableCell component="th" scope="row">
              <Link component={RouterLink} to={buildSavedPath(report)} sx={{ fontWeight: 600, mr: 1 }}>
                {report.name}
              </Link>
              {report.isShared && <Chip size="small" label="Shared" />}
              <Typography variant="body2" color="text.secondary">
                {describeReport(report)}
              </Typography>
              <Box sx={{ display: { md: 'none' }, typography: 'body2' }}>
                {report.ownerName}
                {report.schedule && <ScheduleFacts report={report} />}
                {report.lastSentAt && <Typography variant="body2">Last sent {formatTime(report.lastSentAt)}</Typography>}
              </Box>
            </TableCell>
            <TableCell sx={wideOnly}>{report.ownerName}</TableCell>
            <TableCell sx={wideOnly}>{report.schedule ? <ScheduleFacts report={report} /> : '–'}</TableCell>
            <TableCell sx={wideOnly}>{report.lastSentAt ? formatTime(report.lastSentAt) : '–'}</TableCell>
            <TableCell align="right" sx={{ width: 56, px: 1 }}>
              {renderActions(report)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ScheduleFacts({ report: { schedule, timeZone, lastFailedAt } }: { report: SavedReport }) {
  if (!schedule) return null;
  const count = schedule.recipientIds.length;
  return (
    <Box title={`Time zone: ${timeZone}`}>
      {describeSchedule(schedule)}
      <Typography variant="body2" color="text.secondary">
        {count === 0 ? 'No recipients' : `${count} ${count === 1 ? 'recipient' : 'recipients'}`}
      </Typography>
      {lastFailedAt && (
        <Typography variant="body2" color="error">
          Could not be sent at {formatTime(lastFailedAt)}; it is tried again
        </Typography>
      )}
    </Box>
  );
}
