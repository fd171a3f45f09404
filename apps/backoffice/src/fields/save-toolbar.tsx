import { DeleteButton, SaveButton, Toolbar } from 'react-admin';

/** Renders the buttons below a form. Most records are hidden instead of deleted, because orders and addresses refer to them. */
export function SaveToolbar({ canDelete = false }: { canDelete?: boolean }) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton alwaysEnable={false} />
      {canDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
