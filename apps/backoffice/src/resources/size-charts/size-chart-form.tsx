import Box from '@mui/material/Box';
import {
  ArrayInput,
  AutocompleteInput,
  Create,
  FormDataConsumer,
  NumberInput,
  ReferenceInput,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

export function SizeChartEdit() {
  return (
    <GuardedEdit>
      <SizeChartFields isNew={false} />
    </GuardedEdit>
  );
}

export function SizeChartCreate() {
  return (
    <Create redirect="list">
      <SizeChartFields isNew />
    </Create>
  );
}

const measures = ['chest', 'underbust', 'waist', 'hip', 'inseam', 'height', 'foot'].map((id) => ({ id, name: id }));
const audiences = ['women', 'men', 'kids'].map((id) => ({ id, name: id }));

/** Stored in mm, shown in cm. */
const toCentimetres = (mm: number | null | undefined) => (mm === null || mm === undefined ? '' : mm / 10);
const toMillimetres = (cm: string) => (cm === '' ? null : Math.round(Number(cm) * 10));

function SizeChartFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm
      toolbar={<SaveToolbar canDelete={!isNew} />}
      defaultValues={isNew ? { code: '', audience: 'women', measures: ['chest', 'waist'], rows: [] } : {}}
    >
      <TextInput source="code" validate={required()} helperText="Used in imports, such as women-tops" />
      <SelectInput source="audience" choices={audiences} validate={required()} />
      <SelectArrayInput source="measures" label="Measurements" choices={measures} validate={required()} helperText="Order in the size finder" />
      <FormDataConsumer<{ measures?: string[] }>>
        {({ formData }) => (
          <ArrayInput source="rows" label="Sizes from smallest to largest, with body measurements in cm">
            <SimpleFormIterator inline fullWidth>
              <ReferenceInput
                source="sizeId"
                reference="attribute-values"
                filter={{ attribute: 'size' }}
                sort={{ field: 'position', order: 'ASC' }}
                perPage={100}
              >
                <AutocompleteInput
                  label="Size"
                  optionText={(size: { name: string; code: string; scale: string | null }) => `${size.name || size.code} (${size.scale ?? '–'})`}
                  filterToQuery={(q: string) => ({ q })}
                  validate={required()}
                  helperText={false}
                  sx={{ minWidth: 160 }}
                />
              </ReferenceInput>
              {(formData.measures ?? []).map((measure) => (
                <Box key={measure} sx={{ display: 'flex', gap: 0.5 }}>
                  <NumberInput
                    source={`ranges.${measure}.0`}
                    label={`${measure} from`}
                    format={toCentimetres}
                    parse={toMillimetres}
                    step={0.5}
                    validate={required()}
                    helperText={false}
                    sx={{ width: 110 }}
                  />
                  <NumberInput
                    source={`ranges.${measure}.1`}
                    label="to"
                    format={toCentimetres}
                    parse={toMillimetres}
                    step={0.5}
                    validate={required()}
                    helperText={false}
                    sx={{ width: 90 }}
                  />
                </Box>
              ))}
            </SimpleFormIterator>
          </ArrayInput>
        )}
      </FormDataConsumer>
    </SimpleForm>
  );
}
