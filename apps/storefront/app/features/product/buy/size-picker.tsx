import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/media/icon.tsx';
import type { SizeChoice } from '#lib/product/product-choice.ts';
import styles from './size-picker.module.css';

interface SizePickerProps {
  choices: readonly SizeChoice[];
  chosen: number | null;
  onChoose: (sizeId: number) => void;
  /** Shown if the shopper adds the product without a size. */
  error?: string | null;
  /** The remaining stock of the selected size, if it is low. */
  note?: ReactNode;
  /** Shown next to the heading: help with choosing. */
  guide?: ReactNode;
  /** The id of the form that the radio buttons belong to. */
  form: string;
}

/**
 * Renders the sizes as radio buttons, which a form sends without JavaScript. Sold-out sizes are struck through but can be
 * selected for a stock notice.
 */
export function SizePicker({ choices, chosen, onChoose, error, note, guide, form }: SizePickerProps) {
  const id = useId();
  return (
    <fieldset className={styles.picker} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>
        <Trans>Size</Trans>
      </legend>
      <div>{guide}</div>
      <div className={styles.list}>
        {choices.map(({ size, variant, isSoldOut }) => (
          <label key={size.id} className={styles.size} data-sold-out={isSoldOut || undefined}>
            <input
              className={styles.radio}
              type="radio"
              name="size"
              form={form}
              value={size.id}
              checked={chosen === size.id}
              disabled={!variant}
              required
              onChange={() => onChoose(size.id)}
            />
            <span>{size.name}</span>
            {isSoldOut ? (
              <span className="visually-hidden">
                <Trans>Sold out</Trans>
              </span>
            ) : null}
          </label>
        ))}
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
      {error ? (
        <p className={styles.error} id={id} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
