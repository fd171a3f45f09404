import type { CheckboxProps } from '@mui/material';
import { defaultTheme, SelectAllButton, type RaThemeOptions } from 'react-admin';
import { maxListRows } from '@selvedge/server/admin/lists';
import { guarded } from '#fields/form-guard.tsx';

/** The theme: dark text on white, thin lines instead of shadows, one blue accent. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: '#0b5c8a' },
    secondary: { main: '#040707' },
    error: { main: '#b42318' },
    warning: { main: '#8a4b00' },
    success: { main: '#17693b' },
    text: { primary: '#040707', secondary: '#5a6262' },
    background: { default: '#f6f6f4', paper: '#fff' },
    divider: '#e2e4e3',
  },
  typography: { fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans Bengali", sans-serif', fontSize: 13.5 },
  shape: { borderRadius: 4 },
  sidebar: { width: 244 },
  components: {
    ...defaultTheme.components,
    // A table that is wider than the window scrolls within its frame, not with the page.
    RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
    // Filters are stored only in the address of the list, so a list that is opened again shows all rows.
    // Only the table scrolls, because the bulk actions above it must stay visible.
    RaList: {
      defaultProps: { storeKey: false },
      styleOverrides: { root: { '& .RaList-main': { minWidth: 0 }, '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } },
    },
    // Warns before unsaved changes are lost, in every form of this kind.
    RaSimpleForm: { defaultProps: guarded },
    // react-admin places the toolbar over the content above the list; here it has its own space and may wrap.
    RaBulkActionsToolbar: {
      defaultProps: { selectAllButton: <SelectAllButton limit={maxListRows} /> },
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', height: 'auto', flexWrap: 'wrap' },
          '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-start', minWidth: 0 },
          '& .RaBulkActionsToolbar-collapsed': { minHeight: 0, height: 0 },
        },
      },
    },
    MuiPaper: { styleOverrides: { elevation1: { boxShadow: 'none', border: '1px solid #e2e4e3' } } },
    MuiAppBar: { styleOverrides: { colorSecondary: { backgroundColor: '#040707', color: '#fff' } }, defaultProps: { elevation: 0 } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    // react-admin sets the label of a row's checkbox on the surrounding span, which screen readers ignore.
    MuiCheckbox: { defaultProps: { slotProps: { input: ({ 'aria-label': label }: CheckboxProps) => ({ 'aria-label': label }) } } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { textTransform: 'none' } } },
  },
};
