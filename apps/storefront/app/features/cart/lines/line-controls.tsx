import { Trans, useLingui } from '@lingui/react/macro';
import type { CartLine } from '@selvedge/server/contract';
import { Button } from '#ui/button.tsx';
import { QuantityField } from '#ui/forms/quantity.tsx';
import styles from './line-controls.module.css';
import type { LineFetcher } from '../drawer/use-line-fetcher.ts';

interface LineControlsProps {
  line: CartLine;
  quantity: number;
  fetcher: LineFetcher;
  returnTo: string;
}

/** Renders quantity and remove button of a line. Each is a form that works without JavaScript. */
export function LineControls({ line, quantity, fetcher: { Form, action, change }, returnTo }: LineControlsProps) {
  const { t } = useLingui();
  const isGone = line.problem === 'sold-out' || line.problem === 'unavailable';
  return (
    <div className={styles.controls}>
      {isGone ? null : (
        // Errors are shown by the shop in the shopper's language, not by the browser.
        <Form method="post" action={action} className={styles.form} noValidate>
          <LineFields line={line} intent="change" returnTo={returnTo} />
          <QuantityField label={t`Quantity of ${line.name}`} name="quantity" value={quantity} max={Math.max(line.available, 1)} onChange={change} />
          <Button variant="quiet" size="small" className={styles.update}>
            <Trans>Update</Trans>
          </Button>
        </Form>
      )}
      <Form method="post" action={action}>
        <LineFields line={line} intent="remove" returnTo={returnTo} />
        <Button variant="quiet" size="small" aria-label={t`Remove ${line.name}`}>
          <Trans>Remove</Trans>
        </Button>
      </Form>
    </div>
  );
}

/** The fields of every form about a line. */
export function LineFields({ line, intent, returnTo }: { line: CartLine; intent: 'change' | 'remove'; returnTo: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
}
