import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRedirect } from 'react-admin';
import Button from '@mui/material/Button';

/** Ends a rule; existing commissions of the rule remain. */
export function EndRule({ id, isEnded }: { id: number; isEnded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [end, { isPending }] = useDelete();
  const [notify, redirect] = [useNotify(), useRedirect()];
  if (isEnded) return null;
  const run = () =>
    end(
      'commission-rules',
      { id },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('Rule ended', { type: 'success' });
          redirect('list', 'commission-rules');
        },
        onError: (error: unknown) => notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' }),
      },
    );
  return (
    <>
      <Button size="small" color="warning" onClick={() => setOpen(true)}>
        End rule
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title="End rule"
        content="The other rules apply to new orders. Commission that was already earned does not change."
        confirm="End rule"
        onConfirm={() => void run()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
