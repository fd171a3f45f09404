import Chip from '@mui/material/Chip';
import type { AdminLegalPageRow } from '@selvedge/server/admin/settings';

type State = AdminLegalPageRow['own'];

const stateLabels: Record<State, string> = { template: 'Not reviewed', reviewed: 'Reviewed', changed: 'Changed since review' };

/** Shows whether the current version of a page has had a legal review. */
export const ReviewChip = ({ state }: { state: State }) => (
  <Chip size="small" label={stateLabels[state]} color={state === 'reviewed' ? 'success' : 'warning'} variant="outlined" />
);
