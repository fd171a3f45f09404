import Chip from '@mui/material/Chip';

const colors: Readonly<Record<string, 'default' | 'primary' | 'success' | 'warning' | 'error'>> = {
  PENDING: 'warning',
  CONFIRMED: 'primary',
  PACKED: 'primary',
  SHIPPED: 'primary',
  DELIVERED: 'success',
  COMPLETED: 'success',
  PAID: 'success',
  UNDELIVERED: 'warning',
  FAILED: 'error',
  LOST: 'error',
};

/** Shows a state as a chip. */
export function StateChip({ state, words }: { state: string; words: Readonly<Record<string, string>> }) {
  return <Chip size="small" variant="outlined" color={colors[state] ?? 'default'} label={words[state] ?? state} />;
}
