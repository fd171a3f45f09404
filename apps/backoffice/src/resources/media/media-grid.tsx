import { BulkActionsToolbar, BulkDeleteButton, ListNoResults, Loading, useListContext } from 'react-admin';
import { Link } from 'react-router';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { AdminMediaRow } from '@selvedge/server/admin/media';
import { formatCount, formatSize } from '#fields/formats.ts';
import { MediaThumbnail } from '#fields/media/media-thumbnail.tsx';
import { SelectedRowsActions } from '#fields/selected-rows-actions.tsx';

/** Renders the files of the page as tiles that can be opened and selected. */
export function MediaGrid() {
  const { data, isPending, selectedIds, onToggleItem, onSelect } = useListContext<AdminMediaRow>();
  if (isPending) return <Loading />;
  if (!data || data.length === 0) return <ListNoResults />;
  const unused = data.filter(({ isUsed }) => !isUsed).map(({ id }) => id);
  return (
    <>
      <BulkActionsToolbar selectAllButton={false}>
        <SelectedRowsActions>
          <DeleteSelected count={selectedIds.length} />
        </SelectedRowsActions>
      </BulkActionsToolbar>
      {unused.length > 0 && (
        <Button size="small" sx={{ mx: 1, mt: 1 }} onClick={() => onSelect([...new Set([...selectedIds, ...unused])])}>
          {`Select ${formatCount(unused.length, 'unused file')} on this page`}
        </Button>
      )}
      <Box
        component="ul"
        aria-label="Files"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 1.5,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
        }}
      >
        {data.map((item) => (
          <MediaTile key={item.id} item={item} isSelected={selectedIds.includes(item.id)} onToggle={() => onToggleItem(item.id)} />
        ))}
      </Box>
    </>
  );
}

function DeleteSelected({ count }: { count: number }) {
  const files = formatCount(count, 'file');
  return (
    <BulkDeleteButton
      mutationMode="pessimistic"
      confirmTitle={`Delete ${files}?`}
      confirmContent={`${files} will be deleted for good. If a record uses one of them, none is deleted.`}
    />
  );
}

function MediaTile({ item, isSelected, onToggle }: { item: AdminMediaRow; isSelected: boolean; onToggle: () => void }) {
  const { id, fileName, width, height, bytes, isUsed, alts } = item;
  return (
    <Card component="li" variant="outlined" sx={{ position: 'relative', borderColor: isSelected ? 'primary.main' : 'divider' }}>
      <Checkbox
        checked={isSelected}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': `Select ${fileName}` } }}
        sx={{
          position: 'absolute',
          top: 4,
          left: 4,
          zIndex: 1,
          p: 0.5,
          bgcolor: 'background.paper',
          borderRadius: 1,
          '&:hover': { bgcolor: 'background.paper' },
        }}
      />
      <CardActionArea component={Link} to={`/media/${id}`}>
        <MediaThumbnail item={item} />
        <Box sx={{ p: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" noWrap title={fileName}>
            {fileName}
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {`${width} × ${height}${bytes === null ? '' : ` · ${formatSize(bytes)}`}`}
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {isUsed ? 'Used' : 'Not used'}
            {alts.length === 0 && ' · no alt text'}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}
