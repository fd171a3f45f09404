import Typography from '@mui/material/Typography';
import { Create, email, required, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

interface Contact {
  name?: string | null;
  street?: string | null;
  postalCode?: string | null;
  city?: string | null;
  countryCode?: string | null;
  email?: string | null;
}

/** Leaves out the responsible person if its fields are empty. */
const removeEmptyResponsible = ({ responsible, ...maker }: Contact & { responsible?: Contact | null }) => ({
  ...maker,
  postalCode: maker.postalCode ?? '',
  responsible:
    responsible && Object.values(responsible).some(Boolean)
      ? Object.fromEntries(
          ['name', 'street', 'postalCode', 'city', 'countryCode', 'email'].map((field) => [field, responsible[field as keyof Contact] ?? '']),
        )
      : null,
});

export function MakerEdit() {
  return (
    <GuardedEdit transform={removeEmptyResponsible}>
      <MakerFields isNew={false} />
    </GuardedEdit>
  );
}

export function MakerCreate() {
  return (
    <Create redirect="list" transform={removeEmptyResponsible}>
      <MakerFields isNew />
    </Create>
  );
}

const toCapitals = (typed: string) => typed.toUpperCase();

function MakerFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />}>
      <Contact isNeeded />
      <Typography component="h2" variant="subtitle1" sx={{ mt: 2 }}>
        Responsible person in the European Union
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Required if the maker is outside the EU (Regulation (EU) 2023/988, Art. 16). Shown on the product page.
      </Typography>
      <Contact at="responsible." />
    </SimpleForm>
  );
}

function Contact({ at = '', isNeeded = false }: { at?: string; isNeeded?: boolean }) {
  const needed = isNeeded ? [required()] : [];
  return (
    <>
      <TextInput source={`${at}name`} label="Name" validate={needed} />
      <TextInput source={`${at}street`} label="Street and number" validate={needed} />
      <TextInput source={`${at}postalCode`} label="Postal code" />
      <TextInput source={`${at}city`} label="City" validate={needed} />
      <TextInput source={`${at}countryCode`} label="Country" parse={toCapitals} validate={needed} helperText="Two-letter code, such as PT" />
      <TextInput source={`${at}email`} label="Email" validate={[...needed, email()]} />
    </>
  );
}
