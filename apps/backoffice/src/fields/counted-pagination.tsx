import { Pagination, useListContext } from 'react-admin';
import Typography from '@mui/material/Typography';

/** Renders the pagination, with a note if the server stopped counting. */
export function CountedPagination() {
  const { meta, total = 0 } = useListContext() as { meta?: { isMore?: boolean }; total?: number };
  return (
    <>
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
      {meta?.isMore && (
        <Typography variant="caption" color="text.secondary" sx={{ px: 2, pb: 1, display: 'block', textAlign: 'right' }}>
          Only the first {total.toLocaleString('en')} are counted. Use a filter to narrow the list.
        </Typography>
      )}
    </>
  );
}
