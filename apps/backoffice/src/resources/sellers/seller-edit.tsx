import { SimpleForm } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';
import Typography from '@mui/material/Typography';

const fields = [{ source: 'story', label: 'Story (Markdown)', isLong: true }];

/** The story of a seller, as the page of all sellers tells it. */
export function SellerEdit() {
  return (
    <GuardedEdit>
      <SimpleForm toolbar={<SaveToolbar />}>
        <TextsInput fields={fields} />
        <Typography variant="body2" color="text.secondary">
          {'Markdown: **bold**, *italic*, [words](/address), lists with - or 1. HTML is taken out. Languages without a story show the English one.'}
        </Typography>
      </SimpleForm>
    </GuardedEdit>
  );
}
