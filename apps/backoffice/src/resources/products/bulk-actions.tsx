import { useState } from 'react';
import { BulkUpdateButton, useListContext, useNotify, useRefresh, useUpdateMany } from 'react-admin';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import { RefusalsProvider, RefusedTextField } from '#fields/refused-text-field.tsx';
import { getFieldMessages, getErrorMessage } from '#frame/http-error.ts';
import { badges, useProductChoices } from './choices.ts';
import { ChangePrices } from './price-changes/change-prices.tsx';

/** Renders the bulk actions: all selected products are changed or none, with the reasons. */
export function BulkActions() {
  const { categories } = useProductChoices();
  return (
    <>
      <BulkUpdateButton
        label="Publish"
        icon={<PublishIcon />}
        data={{ status: 'published' }}
        mutationMode="pessimistic"
        confirmTitle="Publish these products?"
        confirmContent="If one of the products cannot be published, no product is published."
      />
      <BulkUpdateButton
        label="Archive"
        icon={<ArchiveIcon />}
        data={{ status: 'retired' }}
        mutationMode="pessimistic"
        confirmTitle="Archive these products?"
        confirmContent="The products are no longer shown or sold in any country."
      />
      <ChangePrices />
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
  const [refusals, setRefusals] = useState<Record<string, string>>({});
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
          notify(`${selectedIds.length} products updated`, { type: 'success' });
          onUnselectItems();
          refresh();
          close();
        },
        onError: (error) => {
          setRefusals(getFieldMessages(error));
          notify(getErrorMessage(error), { type: 'error' });
        },
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
          <RefusalsProvider value={refusals}>
            <ChoiceField label={label} field={field} choices={choices} chosen={chosen} onChoose={setChosen} />
          </RefusalsProvider>
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

interface ChoiceFieldProps extends ChoiceProps {
  chosen: number | string;
  onChoose: (chosen: number | string) => void;
}

const ChoiceField = ({ label, field, choices, chosen, onChoose }: ChoiceFieldProps) => (
  <RefusedTextField source={`change.${field}`} select fullWidth label={label} value={chosen} onChange={(event) => onChoose(event.target.value)}>
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </RefusedTextField>
);
