import { Pagination, useListContext } from 'react-admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExportButton } from './export/export-button.tsx';

/** Renders the export and the pagination, with a note if the server stopped counting. */
export function CountedPagination() {
  const { meta, total = 0 } = useListContext() as { meta?: { isMore?: boolean }; total?: number };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <ExportButton />
        <Box sx={{ ml: 'auto' }}>
          <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
        </Box>
      </Box>
      {meta?.isMore && (
        <Typography variant="caption" color="text.secondary" sx={{ px: 2, pb: 1, display: 'block', textAlign: 'right' }}>
          Only the first {total.toLocaleString('en')} are counted. Use a filter to narrow the list.
        </Typography>
      )}
    </>
  );
}
