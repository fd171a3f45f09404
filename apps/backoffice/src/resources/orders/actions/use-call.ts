import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '#frame/call.ts';
import { getFieldMessages, getErrorMessage } from '#frame/http-error.ts';

/**
 * Sends one call at a time and shows refusals as notifications.
 * @returns whether a call is running, the last refusal by field, and the function that calls
 */
export function useCall() {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const send = async <Data>(path: string, body: unknown): Promise<Data | undefined> => {
    setBusy(true);
    setRefusals({});
    try {
      return (await call<Data>(path, { method: 'POST', body })).data;
    } catch (error) {
      setRefusals(getFieldMessages(error));
      notify(getErrorMessage(error), { type: 'error' });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusals, send };
}
