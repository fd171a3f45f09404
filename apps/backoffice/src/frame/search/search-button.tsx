import { useEffect, useState } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import { SearchDialog } from './search-dialog.tsx';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search, also by Ctrl-K or Cmd-K. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      // Browsers use the keys for their address bar.
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const shared = { onClick: () => setOpen(true), color: 'inherit', 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K' } as const;
  return (
    <>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Button {...shared} variant="outlined" size="small" startIcon={<SearchIcon />} sx={{ minWidth: 220, justifyContent: 'flex-start' }}>
          Search
          <Box component="kbd" aria-hidden sx={{ ml: 'auto', pl: 2, font: 'inherit', opacity: 0.7 }}>
            {isMac ? '⌘K' : 'Ctrl K'}
          </Box>
        </Button>
      </Box>
      <Box sx={{ display: { sm: 'none' } }}>
        <IconButton {...shared} aria-label="Search">
          <SearchIcon />
        </IconButton>
      </Box>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
