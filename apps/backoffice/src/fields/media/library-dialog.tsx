import { useEffect, useId, useRef, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { AdminMediaRow } from '@selvedge/server/admin/media';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { useIsPhone } from '../record-cards.tsx';
import { MediaThumbnail } from './media-thumbnail.tsx';

interface Props {
  /** Only pictures, or pictures and videos. */
  allows: 'pictures' | 'media';
  /** Whether several can be chosen at once. */
  isMultiple?: boolean;
  onChoose: (chosen: AdminMediaRow[]) => void;
  onClose: () => void;
}

const pageSize = 24;

/** Chooses pictures of the media library, with search and pages. */
export function LibraryDialog({ allows, isMultiple = false, onChoose, onClose }: Props) {
  const title = useId();
  const [chosen, setChosen] = useState<AdminMediaRow[]>([]);
  const toggle = (item: AdminMediaRow) => {
    if (!isMultiple) onChoose([item]);
    else setChosen((before) => (before.some(({ id }) => id === item.id) ? before.filter(({ id }) => id !== item.id) : [...before, item]));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={useIsPhone()} aria-labelledby={title}>
      <DialogTitle id={title}>Choose from library</DialogTitle>
      <LibraryPage allows={allows} chosenIds={chosen.map(({ id }) => id)} onToggle={toggle} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {isMultiple && (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {chosen.length > 0 ? `Add ${chosen.length}` : 'Add'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface PageProps extends Pick<Props, 'allows'> {
  chosenIds: readonly number[];
  onToggle: (item: AdminMediaRow) => void;
}

function LibraryPage({ allows, chosenIds, onToggle }: PageProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const filter = { ...(q.trim() && { q }), ...(allows === 'pictures' && { kind: 'picture' as const }) };
  const { data, error, isPending } = useQuery({
    queryKey: ['media', 'library', filter, page],
    queryFn: ({ signal }) => call('GET /admin/media', { query: { page, take: pageSize, filter }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <DialogContent>
      <TextField
        fullWidth
        type="search"
        inputRef={search}
        label="Search by file name or alt text"
        value={q}
        onChange={(event) => {
          setQ(event.target.value);
          setPage(1);
        }}
      />
      {error && <Alert severity="error">{getErrorMessage(error)}</Alert>}
      <Typography role="status" variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {isPending ? 'Loading' : data && formatFound(data.meta)}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))' }}
      >
        {data?.data.map((item) => (
          <li key={item.id}>
            <LibraryItem item={item} isChosen={chosenIds.includes(item.id)} onClick={() => onToggle(item)} />
          </li>
        ))}
      </Box>
      {data && data.meta.pageCount > 1 && (
        <Pagination count={data.meta.pageCount} page={page} onChange={(_, to) => setPage(to)} sx={{ mt: 2, '& ul': { justifyContent: 'center' } }} />
      )}
    </DialogContent>
  );
}

const formatFound = ({ itemCount, isMore }: { itemCount: number; isMore: boolean }): string =>
  itemCount === 0 ? 'No files found' : `${itemCount.toLocaleString('en')}${isMore ? ' or more' : ''} ${itemCount === 1 ? 'file' : 'files'}`;

const LibraryItem = ({ item, isChosen, onClick }: { item: AdminMediaRow; isChosen: boolean; onClick: () => void }) => (
  <ButtonBase
    aria-pressed={isChosen}
    onClick={onClick}
    sx={{
      ...{ display: 'block', width: '100%', textAlign: 'left', border: '1px solid', borderRadius: 1, overflow: 'hidden' },
      borderColor: isChosen ? 'primary.main' : 'divider',
      outline: isChosen ? '2px solid' : 'none',
      outlineColor: 'primary.main',
      '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 1 },
    }}
  >
    <MediaThumbnail item={item} />
    <Typography variant="caption" noWrap component="span" sx={{ display: 'block', p: 0.75 }}>
      {item.fileName}
    </Typography>
  </ButtonBase>
);
