import { Trans } from '@lingui/react/macro';
import styles from './unit-switch.module.css';
import { units, type Unit } from './units.ts';

interface UnitSwitchProps {
  unit: Unit;
  onChange: (unit: Unit) => void;
  /** Id of the form that it belongs to. */
  form: string;
}

/** Switches between centimetres and inches, for display and input. */
export function UnitSwitch({ unit, onChange, form }: UnitSwitchProps) {
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">
        <Trans>Unit</Trans>
      </legend>
      {units.map((one) => (
        <label key={one} className={styles.unit}>
          <input className={styles.radio} type="radio" name="unit" value={one} form={form} checked={one === unit} onChange={() => onChange(one)} />
          {one === 'cm' ? <Trans>cm</Trans> : <Trans>inches</Trans>}
        </label>
      ))}
    </fieldset>
  );
}
