import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { formatCount } from '#fields/formats.ts';

/** Shows the tags and the number of notes of a row. */
export function TagChips({ tags, noteCount }: { tags: readonly string[]; noteCount: number }) {
  if (tags.length === 0 && noteCount === 0) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      {tags.map((tag) => (
        <Chip key={tag} size="small" label={tag} />
      ))}
      {noteCount > 0 && <Chip size="small" variant="outlined" label={formatCount(noteCount, 'note')} />}
    </Box>
  );
}
