import { useEffect, useId, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MailingBlock } from '@selvedge/server/admin/marketing';
import { BlockFields } from './block-fields.tsx';
import { blankBlocks, blockLabels, type BlockKind } from './labels.ts';
import { useBlockKeys } from './use-block-keys.ts';

const noBlocks: MailingBlock[] = [];

/** Edits the blocks of a mailing. All actions are buttons, so that they work with a keyboard and a screen reader. */
export function BlocksInput({ languageId }: { languageId: number }) {
  const { field } = useInput({ source: 'blocks', defaultValue: noBlocks });
  const blocks = (field.value ?? noBlocks) as MailingBlock[];
  const { errors } = useFormState({ name: 'blocks' });
  const { keys, moveKey, removeKey } = useBlockKeys(blocks.length);
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<{ key: number; button: 'up' | 'down' | 'card' }>();
  useEffect(() => {
    // A browser drops the focus when an element moves within the page.
    if (focused) list.current?.querySelector<HTMLElement>(`[data-block="${focused.key}-${focused.button}"]`)?.focus();
  }, [focused]);

  const move = (index: number, by: -1 | 1) => {
    const target = index + by;
    const [moved, other] = [blocks[index], blocks[target]];
    if (!moved || !other) return;
    field.onChange(blocks.map((block, place) => (place === index ? other : place === target ? moved : block)));
    moveKey(index, target);
    setMessage(`${blockLabels[moved.kind]} moved to position ${target + 1} of ${blocks.length}`);
    setFocused({ key: keys[index] ?? 0, button: by < 0 ? 'up' : 'down' });
  };
  const remove = (index: number) => {
    const kind = blocks[index]?.kind;
    field.onChange(blocks.filter((_, place) => place !== index));
    removeKey(index);
    if (kind) setMessage(`${blockLabels[kind]} removed`);
    const next = keys[index + 1] ?? keys[index - 1];
    if (next !== undefined) setFocused({ key: next, button: 'card' });
  };
  const add = (kind: BlockKind) => {
    field.onChange([...blocks, blankBlocks[kind]]);
    setMessage(`${blockLabels[kind]} added at position ${blocks.length + 1}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box component="ol" ref={list} aria-label="Blocks" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {blocks.map((block, index) => (
          <BlockCard
            key={keys[index]}
            blockKey={keys[index] ?? index}
            {...{ block, index, languageId, count: blocks.length }}
            error={findErrorMessage(get(errors, `blocks.${index}`))}
            onChange={(changed) => field.onChange(blocks.map((each, place) => (place === index ? changed : each)))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Box role="group" aria-label="Add a block" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {(Object.keys(blockLabels) as BlockKind[]).map((kind) => (
          <Button key={kind} size="small" variant="outlined" startIcon={<AddIcon />} onClick={() => add(kind)}>
            {blockLabels[kind]}
          </Button>
        ))}
      </Box>
      <Typography role="status" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {message}
      </Typography>
    </Box>
  );
}

/** Returns the first message of the errors of a block, which are nested by field. */
function findErrorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const part of Object.values(error)) {
    const found = findErrorMessage(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface BlockCardProps {
  block: MailingBlock;
  blockKey: number;
  index: number;
  count: number;
  languageId: number;
  error: string | undefined;
  onChange: (block: MailingBlock) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function BlockCard({ block, blockKey, index, count, languageId, error, onChange, onMove, onRemove }: BlockCardProps) {
  const id = useId();
  const name = `${blockLabels[block.kind]}, block ${index + 1}`;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
      <Box role="group" aria-labelledby={id}>
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Typography id={id} tabIndex={-1} data-block={`${blockKey}-card`} variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
            {`${index + 1}. ${blockLabels[block.kind]}`}
          </Typography>
          {/* The buttons stay enabled at the ends, so that the focus stays on them. */}
          <IconButton
            size="small"
            aria-label={`Move up: ${name}`}
            aria-disabled={index === 0}
            data-block={`${blockKey}-up`}
            onClick={() => onMove(-1)}
          >
            <UpIcon fontSize="small" color={index === 0 ? 'disabled' : 'inherit'} />
          </IconButton>
          <IconButton
            size="small"
            aria-label={`Move down: ${name}`}
            aria-disabled={index === count - 1}
            data-block={`${blockKey}-down`}
            onClick={() => onMove(1)}
          >
            <DownIcon fontSize="small" color={index === count - 1 ? 'disabled' : 'inherit'} />
          </IconButton>
          <IconButton size="small" aria-label={`Remove: ${name}`} onClick={onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
        <BlockFields {...{ block, languageId, onChange }} />
        {error !== undefined && (
          <Typography role="alert" variant="body2" color="error">
            {error}
          </Typography>
        )}
      </Box>
    </Paper>
  );
}
