import { AutocompleteInput } from 'react-admin';
import { useUsedTags, type Tagged } from './tags-input.tsx';

interface Props {
  of: Tagged;
  source: string;
  label: string;
}

/** Renders the filter of a list by one of the tags in use. */
export function TagFilter({ of, source, label }: Props) {
  const choices = useUsedTags(of).map((tag) => ({ id: tag, name: tag }));
  return <AutocompleteInput source={source} label={label} choices={choices} />;
}

/** A switched off filter is left out, because the list cannot be limited to records without notes. */
export const toTrueOrUndefined = (value: unknown): true | undefined => (value === true ? true : undefined);
