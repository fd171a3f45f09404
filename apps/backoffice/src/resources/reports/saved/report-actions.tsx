import { useState } from 'react';
import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SavedReport } from '@selvedge/server/contract/reports';

interface ActionsProps {
  report: SavedReport;
  isReadOnly: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onStop: () => void;
}

/** Renders the actions of a saved report that the person may use. */
export function ReportActions({ report, isReadOnly, onEdit, onDuplicate, onDelete, onStop }: ActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (isReadOnly) return null;
  const actions = [
    { label: 'Edit', isShown: report.isEditable, run: onEdit },
    { label: 'Duplicate', isShown: true, run: onDuplicate },
    { label: 'Stop sending me this report', isShown: report.isRecipient, run: onStop },
    { label: 'Delete', isShown: report.isEditable, run: onDelete },
  ];
  return (
    <>
      <IconButton aria-label={`Actions for ${report.name}`} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions
          .filter(({ isShown }) => isShown)
          .map(({ label, run }) => (
            <MenuItem
              key={label}
              onClick={() => {
                setAnchor(null);
                run();
              }}
            >
              {label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
