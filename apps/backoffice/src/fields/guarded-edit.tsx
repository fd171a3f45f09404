import type { ReactNode } from 'react';
import { Edit, useNotify, useRefresh, HttpError, type EditProps } from 'react-admin';
import Button from '@mui/material/Button';

/**
 * A form that never overwrites what somebody else has saved since it was opened: the server refuses it, and what was typed
 * stays in the form until its owner has looked.
 */
export function GuardedEdit({ children, ...props }: Omit<EditProps, 'children' | 'mutationMode' | 'mutationOptions'> & { children: ReactNode }) {
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      {...props}
      mutationOptions={{
        onSuccess: () => notify('Saved', { type: 'success' }),
        onError: (error: Error) => {
          const wasChanged = error instanceof HttpError && (error.body as { code?: string }).code === 'ChangedMeanwhile';
          notify(error.message, {
            type: 'error',
            ...(wasChanged && {
              autoHideDuration: null,
              action: (
                <Button color="inherit" size="small" onClick={refresh}>
                  Show what is saved
                </Button>
              ),
            }),
          });
        },
      }}
    >
      {children}
    </Edit>
  );
}
