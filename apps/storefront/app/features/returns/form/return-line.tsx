import { Trans, useLingui } from '@lingui/react/macro';
import type { ReturnableLine } from '@selvedge/server/contract';
import { formatLongDay } from '#lib/locale/format.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Piece } from './piece.tsx';
import styles from './return-line.module.css';
import { returnReasons } from './return-reasons.ts';

interface LineProps {
  line: ReturnableLine;
  typed: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
}

/** An item that can be returned. Ticking it shows quantity, reason and wish; CSS does this without JavaScript. */
export function ReturnLine({ line, typed, texts }: LineProps) {
  const { key, name, returnable, isHygiene } = line;
  return (
    <li className={styles.line}>
      <Piece piece={line}>
        <ExchangeNote line={line} />
        <Checkbox
          id={`pick-${key}`}
          name={`pick-${key}`}
          label={
            <Trans>
              Return <span className="visually-hidden">{name}</span>
            </Trans>
          }
          defaultChecked={`pick-${key}` in typed}
          error={texts[`pick-${key}`]}
        />
      </Piece>
      <div className={styles.more}>
        {returnable > 1 ? <CountField line={line} most={returnable} typed={typed} texts={texts} /> : null}
        <WishFields line={line} typed={typed} texts={texts} />
        {isHygiene ? (
          <Checkbox
            id={`sealed-${key}`}
            name={`sealed-${key}`}
            label={<Trans>The hygiene seal is intact</Trans>}
            defaultChecked={`sealed-${key}` in typed}
            error={texts[`sealed-${key}`]}
          />
        ) : null}
      </div>
    </li>
  );
}

/** Shows that the pieces came from an exchange: they can be returned for longer than the order. */
export function ExchangeNote({ line: { shipmentItemId, returnUntil } }: { line: Pick<ReturnableLine, 'shipmentItemId' | 'returnUntil'> }) {
  const { i18n } = useLingui();
  if (shipmentItemId === null || returnUntil === null) return null;
  const last = formatLongDay(returnUntil, i18n.locale);
  return (
    <p suppressHydrationWarning>
      <Trans>Sent to you in exchange. You can return it until {last}.</Trans>
    </p>
  );
}

/** The reason for a return, and the wish of the customer: a refund or another size. */
function WishFields({ line: { key, sizes }, typed, texts }: LineProps) {
  const { t, i18n } = useLingui();
  const reasons = [
    { value: '', label: t`Please choose` },
    ...Object.entries(returnReasons).map(([value, label]) => ({ value, label: i18n._(label) })),
  ];
  const wishes = [
    { value: 'refund', label: t`A refund` },
    ...sizes.map(({ variantId, size, free }) => ({
      value: `exchange-${variantId}`,
      label: free > 0 ? t`Size ${size} instead` : t`Size ${size}, sold out`,
      isDisabled: free === 0,
    })),
  ];
  return (
    <>
      <SelectField
        id={`reason-${key}`}
        name={`reason-${key}`}
        label={t`Reason`}
        options={reasons}
        defaultValue={typed[`reason-${key}`] ?? ''}
        error={texts[`reason-${key}`]}
      />
      <SelectField
        id={`wish-${key}`}
        name={`wish-${key}`}
        label={t`I’d like`}
        options={wishes}
        defaultValue={typed[`wish-${key}`] ?? 'refund'}
        error={texts[`wish-${key}`]}
      />
    </>
  );
}

/** The quantity of a line. */
export function CountField({ line: { key }, most, typed, texts }: Omit<LineProps, 'line'> & { line: Pick<ReturnableLine, 'key'>; most: number }) {
  const { t } = useLingui();
  const counts = Array.from({ length: most }, (_, index) => String(index + 1));
  return (
    <SelectField
      id={`quantity-${key}`}
      name={`quantity-${key}`}
      label={t`Quantity`}
      options={counts.map((count) => ({ value: count, label: count }))}
      defaultValue={typed[`quantity-${key}`] ?? counts.at(-1) ?? '1'}
      error={texts[`quantity-${key}`]}
    />
  );
}
