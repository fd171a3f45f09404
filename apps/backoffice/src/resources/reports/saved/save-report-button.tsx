import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { useSearchParams } from 'react-router';
import SaveIcon from '@mui/icons-material/BookmarkAddOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { SavedReportForm } from '@selvedge/server/contract/reports';
import type { Access } from '#frame/access.ts';
import { SaveReportDialog } from './save-report-dialog.tsx';
import { toForm, useSavedReports } from './saved-reports.ts';

export type ReportToSave = Pick<SavedReportForm, 'kind' | 'settings'>;

/** Saves the present settings of a report: under a new name, or as the saved report that is open. */
export function SaveReportButtons({ kind, settings }: ReportToSave) {
  const [search, setSearch] = useSearchParams();
  const [isNew, setNew] = useState<boolean>();
  const { permissions } = usePermissions<Access>();
  const { data: reports } = useSavedReports(search.has('saved'));
  const open = reports?.find((report) => report.kind === kind && String(report.id) === search.get('saved'));
  if (!permissions || permissions.isReadOnly) return null;
  return (
    <>
      {open && <Chip label={open.name} variant="outlined" sx={{ maxWidth: 240 }} />}
      {open?.isEditable && (
        <Button size="small" startIcon={<SaveIcon />} onClick={() => setNew(false)}>
          Save changes
        </Button>
      )}
      <Button size="small" startIcon={<SaveIcon />} onClick={() => setNew(true)}>
        {open ? 'Save as new' : 'Save report'}
      </Button>
      {isNew === true && (
        <SaveReportDialog
          title="Save report"
          form={{ name: '', kind, settings, isShared: false, schedule: null }}
          onClose={() => setNew(undefined)}
          onSaved={({ id }) =>
            setSearch(
              (now) => {
                now.set('saved', String(id));
                return now;
              },
              { replace: true },
            )
          }
        />
      )}
      {isNew === false && open && (
        <SaveReportDialog title="Save changes" form={{ ...toForm(open), settings }} edited={open} onClose={() => setNew(undefined)} />
      )}
    </>
  );
}
