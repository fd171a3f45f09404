import Chip from '@mui/material/Chip';
import type { StaffLegalPageRow } from '@selvedge/server/admin/settings';

type State = StaffLegalPageRow['own'];

const words: Record<State, string> = { template: 'Not read yet', reviewed: 'Read', changed: 'Changed since it was read' };

/** Whether somebody who knows the law has read a page as it stands. */
export const ReviewChip = ({ state }: { state: State }) => (
  <Chip size="small" label={words[state]} color={state === 'reviewed' ? 'success' : 'warning'} variant="outlined" />
);
