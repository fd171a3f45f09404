import { useQuery } from '@tanstack/react-query';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { call } from '#frame/call.ts';

/** The records that have tags. */
export type Tagged = 'orders' | 'customers' | 'products';

const calls = { orders: 'GET /admin/order-tags', customers: 'GET /admin/customer-tags', products: 'GET /admin/product-tags' } as const;

/** Returns the tags in use, the most frequent first. */
export function useUsedTags(of: Tagged): string[] {
  const { data } = useQuery({
    queryKey: [of, 'tags'],
    queryFn: async ({ signal }) => (await call(calls[of], { signal })).data,
    staleTime: 60_000,
  });
  return data ?? [];
}

interface Props {
  of: Tagged;
  label: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  isDisabled?: boolean;
  error?: string | undefined;
}

/** Edits tags: Enter adds the typed text as a tag, and tags in use are offered. */
export function TagsInput({ of, label, tags, onChange, isDisabled = false, error }: Props) {
  const used = useUsedTags(of);
  return (
    <Autocomplete
      multiple
      freeSolo
      size="small"
      disabled={isDisabled}
      options={used.filter((tag) => !includesTag(tags, tag))}
      value={[...tags]}
      onChange={(_, typed) =>
        onChange(typed.map((tag) => tag.trim()).filter((tag, index, all) => tag !== '' && !includesTag(all.slice(0, index), tag)))
      }
      renderInput={(params) => <TextField {...params} label={label} error={error !== undefined} helperText={error ?? 'Type a tag and press Enter'} />}
    />
  );
}

/** Upper and lower case are the same tag. */
const includesTag = (tags: readonly string[], tag: string): boolean => tags.some((known) => known.toLowerCase() === tag.toLowerCase());

/** Returns which tags a change of the list adds and removes. */
export const compareTags = (before: readonly string[], after: readonly string[]): { add: string[]; remove: string[] } => ({
  add: after.filter((tag) => !includesTag(before, tag)),
  remove: before.filter((tag) => !includesTag(after, tag)),
});
