import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRedirect } from 'react-admin';
import Button from '@mui/material/Button';

/** Ends a rule: what was earned by it stays. */
export function EndRule({ id, isEnded }: { id: number; isEnded: boolean }) {
  const [isAsked, setAsked] = useState(false);
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
          notify('Ended', { type: 'success' });
          redirect('list', 'commission-rules');
        },
        onError: (error: unknown) => notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' }),
      },
    );
  return (
    <>
      <Button size="small" color="warning" onClick={() => setAsked(true)}>
        End the rule
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title="End the rule"
        content="Orders that are placed from now on go by the other rules. What was earned by this one stays."
        confirm="End the rule"
        onConfirm={() => void run()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
