import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useShop } from '#lib/use-shop.ts';
import { priceFields, formatRange, readRange, type Range } from '../asked-listing.ts';
import styles from './price-fields.module.css';

interface PriceFieldsProps {
  /** The lowest and the highest price, in major units. */
  bounds: { from: number; to: number } | null;
  range: Range | null;
  onChange: (range: Range | null) => void;
}

/** Renders minimum and maximum price. They apply on blur or Enter, not while the shopper types. */
export function PriceFields({ bounds, range, onChange }: PriceFieldsProps) {
  const { t } = useLingui();
  const { currencySymbol } = useShop().market.country;
  const [from, to] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  // The address may also change by "Clear all" or Back; a field that is being edited keeps its value.
  useEffect(() => {
    for (const [{ current: field }, end] of [[from, range?.from] as const, [to, range?.to] as const])
      if (field && field !== document.activeElement) field.value = String(end ?? '');
  }, [from, to, range?.from, range?.to]);
  const applyRange = () => {
    const typed = readRange(from.current?.value ?? '', to.current?.value ?? '');
    if ((typed && formatRange(typed)) !== (range && formatRange(range))) onChange(typed);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    applyRange();
  };
  const shared = { type: 'text', inputMode: 'decimal', autoComplete: 'off', maxLength: 10, onBlur: applyRange, onKeyDown: applyOnEnter } as const;
  return (
    <div className={styles.prices}>
      <label className={styles.field}>
        <span className={styles.label}>{t`From`}</span>
        <input
          ref={from}
          {...shared}
          className={styles.input}
          name={priceFields.from}
          defaultValue={range?.from ?? ''}
          placeholder={bounds ? String(Math.floor(bounds.from)) : undefined}
        />
        <span className={styles.currency}>{currencySymbol}</span>
      </label>
      <label className={styles.field}>
        <span className={styles.label}>{t`To`}</span>
        <input
          ref={to}
          {...shared}
          className={styles.input}
          name={priceFields.to}
          defaultValue={range?.to ?? ''}
          placeholder={bounds ? String(Math.ceil(bounds.to)) : undefined}
        />
        <span className={styles.currency}>{currencySymbol}</span>
      </label>
    </div>
  );
}
