import { useInput } from 'react-admin';
import Box from '@mui/material/Box';
import { TagsInput } from '#fields/tags-and-notes/tags-input.tsx';

/** Edits the tags of a product. They are saved with the form. */
export function ProductTagsInput() {
  const { field, fieldState } = useInput({ source: 'tags', defaultValue: [] });
  const tags = field.value as string[];
  // Import files separate tags by commas, so several tags can be pasted at once.
  const change = (typed: string[]) => field.onChange(typed.flatMap((tag) => tag.split(',')).flatMap((tag) => tag.trim() || []));
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <TagsInput of="products" label="Tags" tags={tags} onChange={change} error={fieldState.error?.message} />
    </Box>
  );
}
