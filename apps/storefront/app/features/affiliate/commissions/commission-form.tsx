import { Trans, useLingui } from '@lingui/react/macro';
import { Form, Link } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { buildCommissionPath, shownKinds, shownStatuses, type CommissionFilter } from './commission-filter.ts';
import { commissionStatusTexts, kindTexts } from './commission-texts.ts';
import styles from '../analytics/period-form.module.css';
import portal from '../portal/portal.module.css';

/** The filter form of the commissions. @param currencies to choose from */
export function CommissionForm({ filter, currencies }: { filter: CommissionFilter; currencies: readonly string[] }) {
  const { t, i18n } = useLingui();
  const any = { value: '', label: t`All` };
  return (
    <Form key={JSON.stringify(filter)} method="get" action="/affiliate/commissions" className={styles.choice} preventScrollReset>
      <div className={styles.form}>
        <SelectField
          name="status"
          label={t`Status`}
          defaultValue={filter.status ?? ''}
          options={[any, ...shownStatuses.map((status) => ({ value: status, label: i18n._(commissionStatusTexts[status]) }))]}
        />
        <SelectField
          name="kind"
          label={t`Type`}
          defaultValue={filter.kind ?? ''}
          options={[any, ...shownKinds.map((kind) => ({ value: kind, label: i18n._(kindTexts[kind]) }))]}
        />
        <SelectField
          name="currency"
          label={t`Currency`}
          defaultValue={filter.currency ?? ''}
          options={[any, ...currencies.map((currency) => ({ value: currency, label: currency }))]}
        />
        <TextField type="date" name="dateFrom" label={t`From`} defaultValue={filter.dateFrom ?? ''} />
        <TextField type="date" name="dateTo" label={t`To`} defaultValue={filter.dateTo ?? ''} />
        <TextField
          name="orderReference"
          label={t`Order reference`}
          defaultValue={filter.orderReference ?? ''}
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <div className={portal.downloads}>
        <Button variant="secondary">
          <Trans>Show</Trans>
        </Button>
        {Object.keys(filter).length > 0 ? (
          <Link to={buildCommissionPath({})} className={portal.download} preventScrollReset>
            <Trans>Show all</Trans>
          </Link>
        ) : null}
      </div>
    </Form>
  );
}
