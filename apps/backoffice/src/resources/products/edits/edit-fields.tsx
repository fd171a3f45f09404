import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { RefusedTextField, useRefusals } from '#fields/refused-text-field.tsx';
import { TagsInput } from '#fields/tags-and-notes/tags-input.tsx';
import { badges as badgeChoices, useProductChoices } from '../choices.ts';
import { createDraft, kindLabels, setChangeLabels, type EditDraft, type EditKind } from './draft.ts';

interface Props {
  draft: EditDraft;
  onChange: (draft: EditDraft) => void;
}

/** Renders the fields of a change of many products: what changes, and its new value. */
export function EditFields({ draft, onChange }: Props) {
  const change = (part: Partial<EditDraft>) => onChange({ ...draft, ...part });
  const isList = draft.kind === 'tags' || draft.kind === 'badges' || draft.kind === 'attributes';
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RefusedTextField
        source="edit.kind"
        select
        fullWidth
        label="Change"
        value={draft.kind}
        onChange={({ target }) => onChange(createDraft(target.value as EditKind))}
      >
        {Object.entries(kindLabels).map(([id, label]) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </RefusedTextField>
      {isList && (
        <RefusedTextField
          source="edit.how"
          select
          label="How"
          value={draft.how}
          onChange={({ target }) => change({ how: target.value as EditDraft['how'] })}
        >
          {Object.entries(setChangeLabels).map(([id, label]) => (
            <MenuItem key={id} value={id}>
              {label}
            </MenuItem>
          ))}
        </RefusedTextField>
      )}
      <ValueField draft={draft} change={change} />
    </Box>
  );
}

/** Shows the refusal of a tag, such as of one that is too long. */
function EditedTags({ tags, onChange }: { tags: string[]; onChange: (tags: string[]) => void }) {
  const refusals = useRefusals();
  const [, error] = Object.entries(refusals).find(([field]) => field === 'edit.tags' || field.startsWith('edit.tags.')) ?? [];
  return <TagsInput of="products" label="Tags" tags={tags} onChange={onChange} error={error} />;
}

interface Choice {
  id: number | string;
  name: string;
}

function ValueField({ draft, change }: { draft: EditDraft; change: (part: Partial<EditDraft>) => void }) {
  const { brands, categories, attributeValues } = useProductChoices();
  const { kind } = draft;
  switch (kind) {
    case 'category':
    case 'brand':
      return (
        <SelectOne
          key={kind}
          label={kind === 'category' ? 'New category' : 'New brand'}
          choices={kind === 'category' ? categories : brands}
          value={draft.id}
          onChange={(id) => change({ id })}
        />
      );
    case 'tags':
      return <EditedTags tags={draft.tags} onChange={(tags) => change({ tags })} />;
    case 'badges':
      return (
        <SelectSome
          source="edit.badges"
          label="Badges"
          choices={badgeChoices}
          values={draft.badges}
          onChange={(badges) => change({ badges: badges as EditDraft['badges'] })}
        />
      );
    case 'attributes': {
      const choices = attributeValues.map(({ id, name, attribute }) => ({ id, name: `${attribute}: ${name}` }));
      return (
        <SelectSome source="edit.ids" label="Attributes" choices={choices} values={draft.ids} onChange={(ids) => change({ ids: ids as number[] })} />
      );
    }
    case 'publish-at':
      return (
        <RefusedTextField
          source="edit.at"
          type="datetime-local"
          label="Date and time"
          value={draft.at}
          onChange={({ target }) => change({ at: target.value })}
          helperText="In the time zone of your computer"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      );
    default:
      return null;
  }
}

/** Focuses the field when the dialog opens, so that the person types at once. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

interface OneProps {
  label: string;
  choices: readonly { id: number; name: string }[];
  value: number | null;
  onChange: (id: number | null) => void;
}

const SelectOne = ({ label, choices, value, onChange }: OneProps) => (
  <Autocomplete
    options={[...choices]}
    autoHighlight
    value={choices.find(({ id }) => id === value) ?? null}
    getOptionLabel={({ name }) => name}
    getOptionKey={({ id }) => id}
    onChange={(_, choice) => onChange(choice?.id ?? null)}
    renderInput={(params) => <RefusedTextField {...params} source="edit.id" label={label} inputRef={focusField} />}
  />
);

interface SomeProps {
  /** The field of the request, for refusals. */
  source: string;
  label: string;
  choices: readonly Choice[];
  values: readonly (number | string)[];
  onChange: (ids: (number | string)[]) => void;
}

const SelectSome = ({ source, label, choices, values, onChange }: SomeProps) => (
  <Autocomplete
    multiple
    autoHighlight
    options={[...choices]}
    value={choices.filter(({ id }) => values.includes(id))}
    getOptionLabel={({ name }) => name}
    getOptionKey={({ id }) => id}
    onChange={(_, chosen) => onChange(chosen.map(({ id }) => id))}
    renderInput={(params) => <RefusedTextField {...params} source={source} label={label} />}
  />
);
