import Box from '@mui/material/Box';
import { AutocompleteInput, Create, FormDataConsumer, NumberInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';
import { usualAttributes } from './usual-attributes.ts';

export function ValueEdit() {
  return (
    <GuardedEdit>
      <ValueFields isNew={false} />
    </GuardedEdit>
  );
}

export function ValueCreate() {
  return (
    <Create redirect="list">
      <ValueFields isNew />
    </Create>
  );
}

const usual = usualAttributes.map((id) => ({ id, name: id }));
const scales = ['alpha', 'numeric', 'waist', 'bra', 'kids', 'baby', 'shoe', 'one'].map((id) => ({ id, name: id }));
const blank = { attribute: 'color', code: '', hex: null, scale: null, position: 0, texts: [] };

function ValueFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <AutocompleteInput
        source="attribute"
        choices={usual}
        disabled={!isNew}
        validate={required()}
        onCreate={(typed) => {
          const made = { id: (typed ?? '').toLowerCase().trim(), name: typed ?? '' };
          usual.push(made);
          return made;
        }}
        helperText={isNew ? 'Select one or enter a new one, such as neckline' : false}
      />
      <TextInput source="code" validate={required()} helperText="Used in import files and URLs" />
      <FormDataConsumer<{ attribute?: string; hex?: string | null }>>
        {({ formData: { attribute, hex } }) => (
          <>
            {attribute === 'color' && (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <TextInput source="hex" label="Swatch" validate={required()} helperText="Example: #1f2a44" />
                <Box
                  aria-hidden
                  sx={{
                    width: 40,
                    height: 40,
                    borderRadius: '50%',
                    border: '1px solid',
                    borderColor: 'divider',
                    bgcolor: /^#[0-9a-f]{6}$/i.test(hex ?? '') ? (hex ?? '') : '#fff',
                  }}
                />
              </Box>
            )}
            {attribute === 'size' && (
              <SelectInput source="scale" choices={scales} validate={required()} helperText="Sizes of different scales are listed separately" />
            )}
          </>
        )}
      </FormDataConsumer>
      <NumberInput source="position" min={0} validate={required()} helperText="Lowest first" />
      <TextsInput fields={[{ source: 'name', label: 'Name' }]} />
    </SimpleForm>
  );
}
