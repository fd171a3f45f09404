import { DeleteButton, SaveButton, Toolbar } from 'react-admin';

/** Below a form. Most things of a shop are hidden, not deleted: orders and addresses go on naming them. */
export function SaveToolbar({ canDelete = false }: { canDelete?: boolean }) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton alwaysEnable={false} />
      {canDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
