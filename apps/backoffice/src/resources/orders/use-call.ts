import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '#frame/call.ts';

/** Calls the server once at a time; what it refuses is told. @returns whether one is under way, and how to call */
export function useCall() {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const send = async <Data>(path: string, body: unknown): Promise<Data | undefined> => {
    setBusy(true);
    try {
      return (await call<Data>(path, { method: 'POST', body })).data;
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, send };
}
