import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

interface Props {
  label: string;
  /** The label of the button, for codes that are typed. */
  actionLabel: string;
  onScan: (code: string) => void;
  /** Whether the field takes the keys of the page, and on a computer the first focus. */
  takes?: ScannerKeys;
}

/** `focus`: the first focus, and all keys that no other field takes; `keys`: the keys that are typed while nothing has the focus. */
export type ScannerKeys = 'focus' | 'keys' | 'none';

/** Renders the field for scanners, which type a code and press Enter, and for typed codes. */
export function ScanField({ label, actionLabel, onScan, takes = 'none' }: Props) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useScannerKeys(field, takes);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const scanned = code.trim();
    setCode('');
    if (scanned !== '') onScan(scanned);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'center', flex: '1 1 240px', minWidth: 0 }}>
      <TextField
        label={label}
        value={code}
        inputRef={field}
        onChange={(event) => setCode(event.target.value)}
        fullWidth
        margin="none"
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false, enterKeyHint: 'done' } }}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 40, flexShrink: 0 }}>
        {actionLabel}
      </Button>
    </Box>
  );
}

/**
 * Directs the keys of a scanner to a field. A scanner types, so Enter after its code would press a focused button.
 * Other fields and dialogs keep their keys.
 */
export function useScannerKeys(field: RefObject<HTMLInputElement | null>, takes: ScannerKeys): void {
  useEffect(() => {
    if (takes === 'none') return undefined;
    // On phones, the focus would open the keyboard over the list.
    if (takes === 'focus' && matchMedia('(pointer: fine)').matches) field.current?.focus();
    const direct = (event: KeyboardEvent) => {
      const isTyped = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      // Someone who moves through a list by keyboard must not lose their place.
      const isElsewhere = takes === 'keys' && event.target !== document.body;
      if (!isTyped || isElsewhere || takesKeys(event.target)) return;
      field.current?.focus();
      // Otherwise a focused menu would select its entry with this letter.
      event.stopPropagation();
    };
    document.addEventListener('keydown', direct, true);
    return () => document.removeEventListener('keydown', direct, true);
  }, [field, takes]);
}

/** Returns whether an element uses typed keys itself: a field, an open dialog or an open list of choices. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], .MuiModal-root') !== null;
