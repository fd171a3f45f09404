import { useState, type ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Access } from '#frame/access.ts';
import { call } from '#frame/call.ts';
import { useDelayed } from '#frame/use-delayed.ts';
import { pages, resources } from '#resources/index.ts';
import { findScreens, toOptions, type SearchOption } from './options.ts';
import { useRecentRecords } from './recent-records.tsx';

/** Delay in ms between the last key press and the request. */
const DELAY_MS = 150;
const MIN_LENGTH = 2;
const screens = [...resources, ...pages];

/** Finds records and screens. Arrow keys select, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { options, isSearching } = useSearchOptions(text.trim());
  const open = (option: SearchOption) => {
    onClose();
    void navigate(option.to);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': 'Search' } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<SearchOption>
        open
        disablePortal
        autoHighlight
        openOnFocus
        value={null}
        inputValue={text}
        options={options}
        filterOptions={(all) => all}
        groupBy={({ group }) => group}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ to }) => to}
        isOptionEqualToValue={(option, value) => option.to === value.to}
        loading={isSearching}
        loadingText="Searching…"
        noOptionsText={text.trim().length < MIN_LENGTH ? 'Enter at least two characters.' : 'Nothing found.'}
        onInputChange={(_, value, reason) => {
          // Otherwise the name of a selected option would be copied into the field.
          if (reason === 'input' || reason === 'clear') setText(value);
        }}
        onChange={(_, option) => option && open(option)}
        onClose={(_, reason) => {
          if (reason === 'escape') onClose();
        }}
        renderOption={({ key, ...props }, { label, detail }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
            <Typography variant="body2">{label}</Typography>
            <Typography variant="caption" color="text.secondary">
              {detail}
            </Typography>
          </Box>
        )}
        renderInput={(params) => <SearchField params={params} />}
        slots={{ popper: InPlace, paper: PlainPaper }}
        slotProps={{ listbox: { sx: { maxHeight: '60vh' } } }}
        sx={{ p: 2 }}
      />
    </Dialog>
  );
}

/** Focuses the field when the dialog opens. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

function SearchField({ params }: { params: Parameters<NonNullable<React.ComponentProps<typeof Autocomplete>['renderInput']>>[0] }) {
  return (
    <TextField
      {...params}
      inputRef={focusField}
      fullWidth
      placeholder="Order, customer, phone, city, product, return, page, setting"
      slotProps={{
        ...params.slotProps,
        htmlInput: { ...params.slotProps.htmlInput, 'aria-label': 'Search' },
        input: {
          ...params.slotProps.input,
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: null,
        },
      }}
    />
  );
}

/** The list is shown below the field, inside the dialog, so it needs neither a Popper nor a Paper component. */
const InPlace = ({ children }: { children?: ReactNode | ((props: never) => ReactNode) }) => <>{typeof children === 'function' ? null : children}</>;
const PlainPaper = ({ children }: { children?: ReactNode }) => <div>{children}</div>;

/** Returns screens and records for a text; without a text, the records that were opened last. */
function useSearchOptions(text: string): { options: SearchOption[]; isSearching: boolean } {
  const { permissions } = usePermissions<Access>();
  const [recent] = useRecentRecords();
  const wanted = useDelayed(text, DELAY_MS);
  const { data, isFetching } = useQuery({
    queryKey: ['search', wanted],
    queryFn: async ({ signal }) => toOptions((await call('GET /admin/search', { query: { q: wanted }, signal })).data),
    enabled: wanted.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  if (text === '') return { options: recent.map((record) => ({ ...record, group: 'Recently opened' })), isSearching: false };
  const records = text.length < MIN_LENGTH ? [] : (data ?? []);
  return { options: [...findScreens(screens, permissions, text), ...records], isSearching: isFetching || wanted !== text };
}
