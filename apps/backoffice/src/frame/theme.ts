import type { CheckboxProps } from '@mui/material';
import { defaultTheme, type RaThemeOptions } from 'react-admin';

/** The shop's own calm: ink on paper, hairlines instead of shadows, one blue accent. */
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
  sidebar: { width: 220 },
  components: {
    ...defaultTheme.components,
    // A table that is wider than the window moves within its frame: the page around it stays where it is.
    RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
    // Not the whole card: what is done with ticked rows stands above it.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 }, '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
    MuiPaper: { styleOverrides: { elevation1: { boxShadow: 'none', border: '1px solid #e2e4e3' } } },
    MuiAppBar: { styleOverrides: { colorSecondary: { backgroundColor: '#040707', color: '#fff' } }, defaultProps: { elevation: 0 } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    // react-admin names the box of a row on the span around it, where no screen reader looks for it.
    MuiCheckbox: { defaultProps: { slotProps: { input: ({ 'aria-label': label }: CheckboxProps) => ({ 'aria-label': label }) } } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { textTransform: 'none' } } },
  },
};
