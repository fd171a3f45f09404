import { Pagination, useListContext } from 'react-admin';
import Typography from '@mui/material/Typography';

/** Says so where the server has stopped counting, and pages end. */
export function CountedPagination() {
  const { meta, total = 0 } = useListContext() as { meta?: { isMore?: boolean }; total?: number };
  return (
    <>
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
      {meta?.isMore && (
        <Typography variant="caption" color="text.secondary" sx={{ px: 2, pb: 1, display: 'block', textAlign: 'right' }}>
          These are the first {total.toLocaleString('en')}. Narrow the list down to find the others.
        </Typography>
      )}
    </>
  );
}
