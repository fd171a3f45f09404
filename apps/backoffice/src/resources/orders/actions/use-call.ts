import { useState } from 'react';
import { useNotify } from 'react-admin';
import { getFieldMessages, getErrorMessage } from '#frame/http-error.ts';

/**
 * Sends one call at a time and shows refusals as notifications.
 * @returns whether a call is running, the last refusal by field, and the function that calls
 */
export function useCall() {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const send = async <Answer>(sendCall: () => Promise<Answer>): Promise<Answer | undefined> => {
    setBusy(true);
    setRefusals({});
    try {
      return await sendCall();
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
