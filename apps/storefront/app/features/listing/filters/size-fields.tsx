import { Plural, useLingui } from '@lingui/react/macro';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { FoldedList } from './folded-list.tsx';
import styles from './size-fields.module.css';

interface SizeFieldsProps {
  scales: FilterChoices['sizes'];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Number of size scales before "show more": most shoppers use one of two. */
const seen = 2;

/** Renders sizes as buttons, grouped by size scale. */
export function SizeFields({ scales, chosen, onToggle }: SizeFieldsProps) {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    alpha: t`Letter sizes`,
    waist: t`Waist, inches`,
    kids: t`Children, by height in cm`,
    baby: t`Babies, by height in cm`,
    bra: t`Bras`,
    shoe: t`Socks, by shoe size`,
    one: t`One size`,
  };
  const draw = (shown: FilterChoices['sizes']) =>
    shown.map(({ scale, choices }) => (
      <div key={scale} className={styles.scale}>
        {scales.length > 1 ? <p className={styles.heading}>{names[scale] ?? scale}</p> : null}
        <ul className={styles.list}>
          {choices.map((choice) => (
            <li key={choice.value}>
              <SizeButton choice={choice} isChosen={chosen.includes(choice.value)} onToggle={onToggle} />
            </li>
          ))}
        </ul>
      </div>
    ));
  const isInRest = scales.slice(seen).some(({ choices }) => choices.some(({ value }) => chosen.includes(value)));
  return <FoldedList items={scales} seen={seen} least={1} isOpen={isInRest} draw={(shown) => draw([...shown])} />;
}

function SizeButton({
  choice: { value, name, count },
  isChosen,
  onToggle,
}: {
  choice: Choice;
  isChosen: boolean;
  onToggle: (value: string) => void;
}) {
  return (
    <label className={styles.size}>
      <input
        className={styles.box}
        type="checkbox"
        name="size"
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={() => onToggle(value)}
      />
      {name}
      <span className="visually-hidden">
        {' '}
        <Plural value={count} one="# item" other="# items" />
      </span>
    </label>
  );
}
