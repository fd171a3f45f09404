import { useState } from 'react';
import { useListContext } from 'react-admin';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { ExportDialog } from './export-dialog.tsx';

/** Exports the rows of the list with its filter and sort order. */
export function ExportButton() {
  const { getData, total } = useListContext();
  const [isOpen, setOpen] = useState(false);
  if (!getData || !total) return null;
  return (
    <>
      <Button size="small" startIcon={<ExportIcon />} onClick={() => setOpen(true)}>
        Export
      </Button>
      {isOpen && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
