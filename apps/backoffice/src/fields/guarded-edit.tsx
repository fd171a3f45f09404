import type { ReactNode } from 'react';
import { Edit, useNotify, useRefresh, type EditProps } from 'react-admin';
import Button from '@mui/material/Button';
import { findErrorCode, getFieldErrors, getErrorMessage } from '#frame/http-error.ts';
import { wholeRecord } from './record-show.tsx';

/**
 * Renders an edit form that never overwrites a change that another person has saved: the server refuses the save, and the
 * form keeps the input. It loads the whole record, not the row of a list.
 */
export function GuardedEdit({ children, ...props }: Omit<EditProps, 'children' | 'mutationMode' | 'mutationOptions'> & { children: ReactNode }) {
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={wholeRecord}
      {...props}
      mutationOptions={{
        meta: wholeRecord.meta,
        onSuccess: () => notify('Saved', { type: 'success' }),
        onError: (error: Error) => {
          // The form shows the errors of its fields.
          if (Object.keys(getFieldErrors(error)).length > 0) return;
          const wasChanged = findErrorCode(error) === 'EditConflict';
          notify(getErrorMessage(error), {
            type: 'error',
            ...(wasChanged && {
              autoHideDuration: null,
              action: (
                <Button color="inherit" size="small" onClick={refresh}>
                  Load current version
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
