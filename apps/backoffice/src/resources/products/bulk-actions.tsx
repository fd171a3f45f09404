import { useState } from 'react';
import { BulkUpdateButton, useListContext, useNotify, useRefresh, useUpdateMany } from 'react-admin';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { badges, useProductChoices } from './choices.ts';

/** Whatever is done is done to all that are ticked, or to none, with the reasons. */
export function BulkActions() {
  const { categories } = useProductChoices();
  return (
    <>
      <BulkUpdateButton
        label="Publish"
        data={{ status: 'published' }}
        mutationMode="pessimistic"
        confirmTitle="Publish these products?"
        confirmContent="All of them are published, or none if something is missing."
      />
      <BulkUpdateButton
        label="Retire"
        data={{ status: 'retired' }}
        mutationMode="pessimistic"
        confirmTitle="Retire these products?"
        confirmContent="They are shown and sold no more, in no country."
      />
      <BulkChoice label="Move to category" field="categoryId" choices={categories} />
      <BulkChoice label="Add badge" field="addBadge" choices={badges} />
    </>
  );
}

interface ChoiceProps {
  label: string;
  field: 'categoryId' | 'addBadge';
  choices: readonly { id: number | string; name: string }[];
}

function BulkChoice({ label, field, choices }: ChoiceProps) {
  const { selectedIds, onUnselectItems } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<number | string>('');
  const [updateMany, { isPending }] = useUpdateMany();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = () => setIsOpen(false);
  const save = () =>
    updateMany(
      'products',
      { ids: selectedIds, data: { [field]: chosen } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`${selectedIds.length} changed`, { type: 'success' });
          onUnselectItems();
          refresh();
          close();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>{`${label}: ${selectedIds.length} products`}</DialogTitle>
        <DialogContent>
          <TextField select fullWidth label={label} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {choices.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={() => void save()} disabled={chosen === '' || isPending} variant="contained">
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
