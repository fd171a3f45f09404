import { Trans, useLingui } from '@lingui/react/macro';
import type { CartLine } from '@selvedge/server/contract';
import { Button } from '#ui/button.tsx';
import { QuantityField } from '#ui/quantity.tsx';
import styles from './line-controls.module.css';
import type { LineFetcher } from './use-line-fetcher.ts';

interface LineControlsProps {
  line: CartLine;
  quantity: number;
  fetcher: LineFetcher;
  returnTo: string;
}

/** How many of a garment, and away with it. Each is a form of its own that posts without JavaScript too. */
export function LineControls({ line, quantity, fetcher: { Form, action, change }, returnTo }: LineControlsProps) {
  const { t } = useLingui();
  const isGone = line.problem === 'sold-out' || line.problem === 'unavailable';
  return (
    <div className={styles.controls}>
      {isGone ? null : (
        // The shop's own words tell what is wrong with a number, not the browser's.
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

/** What every form about a line sends. */
export function LineFields({ line, intent, returnTo }: { line: CartLine; intent: 'change' | 'remove'; returnTo: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
}
