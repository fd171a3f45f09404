import { Trans, useLingui } from '@lingui/react/macro';
import type { ReturnableLine } from '@selvedge/server/contract';
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
  const { lineId, name, returnable, isHygiene } = line;
  return (
    <li className={styles.line}>
      <Piece piece={line}>
        <Checkbox
          id={`pick-${lineId}`}
          name={`pick-${lineId}`}
          label={
            <Trans>
              Send back <span className="visually-hidden">{name}</span>
            </Trans>
          }
          defaultChecked={`pick-${lineId}` in typed}
          error={texts[`pick-${lineId}`]}
        />
      </Piece>
      <div className={styles.more}>
        {returnable > 1 ? <CountField line={line} most={returnable} typed={typed} texts={texts} /> : null}
        <WishFields line={line} typed={typed} texts={texts} />
        {isHygiene ? (
          <Checkbox
            id={`sealed-${lineId}`}
            name={`sealed-${lineId}`}
            label={<Trans>Its hygiene seal is unbroken</Trans>}
            defaultChecked={`sealed-${lineId}` in typed}
            error={texts[`sealed-${lineId}`]}
          />
        ) : null}
      </div>
    </li>
  );
}

/** The reason of a return, and what the customer would like: their money back or another size. */
function WishFields({ line: { lineId, sizes }, typed, texts }: LineProps) {
  const { t, i18n } = useLingui();
  const reasons = [
    { value: '', label: t`Please choose` },
    ...Object.entries(returnReasons).map(([value, label]) => ({ value, label: i18n._(label) })),
  ];
  const wishes = [
    { value: 'refund', label: t`My money back` },
    ...sizes.map(({ variantId, size, free }) => ({
      value: `exchange-${variantId}`,
      label: free > 0 ? t`Size ${size} instead` : t`Size ${size}, sold out`,
      isDisabled: free === 0,
    })),
  ];
  return (
    <>
      <SelectField
        id={`reason-${lineId}`}
        name={`reason-${lineId}`}
        label={t`Reason`}
        options={reasons}
        defaultValue={typed[`reason-${lineId}`] ?? ''}
        error={texts[`reason-${lineId}`]}
      />
      <SelectField
        id={`wish-${lineId}`}
        name={`wish-${lineId}`}
        label={t`I would like`}
        options={wishes}
        defaultValue={typed[`wish-${lineId}`] ?? 'refund'}
        error={texts[`wish-${lineId}`]}
      />
    </>
  );
}

/** The quantity of a line. */
export function CountField({
  line: { lineId },
  most,
  typed,
  texts,
}: Omit<LineProps, 'line'> & { line: Pick<ReturnableLine, 'lineId'>; most: number }) {
  const { t } = useLingui();
  const counts = Array.from({ length: most }, (_, index) => String(index + 1));
  return (
    <SelectField
      id={`quantity-${lineId}`}
      name={`quantity-${lineId}`}
      label={t`Quantity`}
      options={counts.map((count) => ({ value: count, label: count }))}
      defaultValue={typed[`quantity-${lineId}`] ?? counts.at(-1) ?? '1'}
      error={texts[`quantity-${lineId}`]}
    />
  );
}
