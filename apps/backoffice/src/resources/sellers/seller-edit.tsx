import { SimpleForm } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';
import Typography from '@mui/material/Typography';

const fields = [{ source: 'story', label: 'Story (Markdown)', isLong: true }];

/** Edits the seller's description on the page of all sellers. */
export function SellerEdit() {
  return (
    <GuardedEdit>
      <SimpleForm toolbar={<SaveToolbar />}>
        <TextsInput fields={fields} />
        <Typography variant="body2" color="text.secondary">
          {'Markdown: **bold**, *italic*, [link text](/path), lists with - or 1. HTML is ignored. Languages without a story show the English one.'}
        </Typography>
      </SimpleForm>
    </GuardedEdit>
  );
}
