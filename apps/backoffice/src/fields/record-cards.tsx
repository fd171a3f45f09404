import type { ReactNode } from 'react';
import { BulkActionsToolbar, ListNoResults, Loading, useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

/** Returns whether the window is too narrow for the wide tables: below 600 px. */
export const useIsPhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

interface Props<Row extends RaRecord> {
  getPath: (row: Row) => string;
  /** Shown next to the text, such as a picture. */
  renderPicture?: (row: Row) => ReactNode;
  renderTitle: (row: Row) => ReactNode;
  /** Each element is a line; an empty one is left out. */
  renderLines: (row: Row) => readonly ReactNode[];
  bulkActionButtons?: ReactNode;
}

/** Renders a list as cards for phones, with the data of the table's columns. A card opens the record and can be selected. */
export function RecordCards<Row extends RaRecord>({ getPath, renderPicture, renderTitle, renderLines, bulkActionButtons }: Props<Row>) {
  const { data, isPending, selectedIds, onToggleItem } = useListContext<Row>();
  if (isPending) return <Loading />;
  if (!data || data.length === 0) return <ListNoResults />;
  return (
    <>
      {bulkActionButtons && <BulkActionsToolbar>{bulkActionButtons}</BulkActionsToolbar>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1, display: 'grid', gap: 1 }}>
        {data.map((row) => (
          <Card key={row.id} component="li" variant="outlined" sx={{ display: 'flex', alignItems: 'flex-start' }}>
            {bulkActionButtons && (
              <Checkbox
                checked={selectedIds.includes(row.id)}
                onChange={() => onToggleItem(row.id)}
                slotProps={{ input: { 'aria-label': 'Select' } }}
                sx={{ mt: 0.5 }}
              />
            )}
            <CardActionArea component={Link} to={getPath(row)} sx={{ p: 1.5, display: 'flex', gap: 1.5, justifyContent: 'flex-start', minWidth: 0 }}>
              {renderPicture?.(row)}
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
                  {renderTitle(row)}
                </Typography>
                {renderLines(row).map((line, index) =>
                  line ? (
                    <Typography key={index} variant="body2" component="div" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                      {line}
                    </Typography>
                  ) : null,
                )}
              </Box>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
}
