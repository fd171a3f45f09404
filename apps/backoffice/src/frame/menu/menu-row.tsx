import { Menu, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router';
import StarIcon from '@mui/icons-material/Star';
import EmptyStarIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { WaitingCounts } from '@selvedge/server/admin/dashboard';
import { countWaiting, getPath, isCurrent, type MenuEntry } from './menu-entries.ts';

interface Props {
  entry: MenuEntry;
  waiting: WaitingCounts | undefined;
  isFavourite: boolean;
  onToggleFavourite: () => void;
}

/** Renders an entry of the menu. The star that makes it a favourite appears on hover and on focus. */
export function MenuRow({ entry, waiting, isFavourite, onToggleFavourite }: Props) {
  const { pathname } = useLocation();
  const [isSidebarOpen] = useSidebarState();
  return (
    <Box
      sx={{
        position: 'relative',
        '& .star': { opacity: 0 },
        '&:hover .star, & .star:focus-visible': { opacity: 1 },
        '@media (hover: none)': { '& .star': { opacity: 1 } },
      }}
    >
      <Menu.Item
        to={getPath(entry)}
        selected={isCurrent(entry, pathname)}
        primaryText={<EntryName entry={entry} waiting={waiting} />}
        leftIcon={entry.icon ? <entry.icon /> : undefined}
      />
      {isSidebarOpen && (
        <IconButton
          className="star"
          size="small"
          aria-pressed={isFavourite}
          aria-label="Favourite"
          title={`${entry.label}: favourite`}
          onClick={onToggleFavourite}
          sx={{ position: 'absolute', right: 2, top: '50%', transform: 'translateY(-50%)' }}
        >
          {isFavourite ? <StarIcon fontSize="inherit" /> : <EmptyStarIcon fontSize="inherit" />}
        </IconButton>
      )}
    </Box>
  );
}

function EntryName({ entry, waiting }: { entry: MenuEntry; waiting: WaitingCounts | undefined }) {
  return (
    // The padding leaves room for the star.
    <Box component="span" sx={{ display: 'inline-flex', width: '100%', gap: 1, pr: 2 }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {entry.label}
      </Box>
      <Count count={countWaiting([entry], waiting)} />
    </Box>
  );
}

/** Shows the number of open tasks. */
export function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{ ml: 'auto', flexShrink: 0, px: 0.75, borderRadius: 2, bgcolor: 'action.selected', color: 'text.primary', typography: 'caption' }}
    >
      {count > 999 ? '999+' : count}
      <Box component="span" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {' waiting'}
      </Box>
    </Box>
  );
}
