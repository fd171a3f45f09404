import { useRefresh } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Section } from '#resources/orders/show/section.tsx';
import { useCall } from '#resources/orders/actions/use-call.ts';
import { compareTags, TagsInput, type Tagged } from './tags-input.tsx';

interface Props {
  of: Tagged;
  tags: readonly string[];
  /** Stores a change of the tags. */
  onSave: (change: { add: string[]; remove: string[] }) => Promise<unknown>;
}

/** Shows the tags of a record. Each added or removed tag is stored at once. */
export function TagsSection({ of, tags, onSave }: Props) {
  const { isBusy, refusals, send } = useCall();
  const [refresh, queries] = [useRefresh(), useQueryClient()];
  const save = async (after: readonly string[]) => {
    const change = compareTags(tags, after);
    if (change.add.length + change.remove.length === 0) return;
    if ((await send(() => onSave(change))) === undefined) return;
    await queries.invalidateQueries({ queryKey: [of, 'tags'] });
    refresh();
  };
  const [refusal] = Object.values(refusals);
  return (
    <Section title="Tags">
      <TagsInput of={of} label="Tags" tags={tags} onChange={(after) => void save(after)} isDisabled={isBusy} error={refusal} />
    </Section>
  );
}
