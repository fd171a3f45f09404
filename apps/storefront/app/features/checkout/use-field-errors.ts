import { useLingui } from '@lingui/react/macro';
import type { CheckoutDraft, CheckoutField } from '@selvedge/server/contract';
import { useCallback, useRef, useState } from 'react';
import { errorText, errorTexts, fieldText } from '#lib/error-texts.ts';
import { checkoutFields } from './fields.ts';
import { issueOf, type CheckedAgainst } from './field-checks.ts';
import { fieldId, fieldLabels } from './field-labels.ts';
import type { FieldProblem } from './placement-failure.ts';

type Problems = Partial<Record<CheckoutField, FieldProblem>>;

export interface FieldErrors {
  /** The sentence beside a field, or null. */
  of: (field: CheckoutField) => string | null;
  /** All that is wrong, in the order of the form, each with its field's id and name. */
  all: { id: string; label: string; text: string }[];
  /** A field was left: it is checked if something was typed into it. */
  left: (field: CheckoutField, draft: CheckoutDraft) => void;
  /** A field was changed: an error that it had goes as soon as it is right. */
  changed: (field: CheckoutField, draft: CheckoutDraft) => void;
}

/**
 * What is wrong with the form: first as the API said, then as the shopper mends it.
 * @param told of the last answer; another answer starts anew
 */
export function useFieldErrors(
  told: readonly FieldProblem[],
  { countryCode, addressForm, postalExample, locker }: Omit<CheckedAgainst, 'draft'> & { postalExample: string },
): FieldErrors {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<{ told: readonly FieldProblem[]; problems: Problems }>({ told, problems: byField(told) });
  const touched = useRef(new Set<CheckoutField>());
  if (state.told !== told) setState({ told, problems: byField(told) });

  const check = useCallback(
    (field: CheckoutField, draft: CheckoutDraft) => {
      const code = issueOf(field, { countryCode, addressForm, locker, draft });
      const params = field === 'lockerCode' && locker ? { example: locker.example } : {};
      setState((now) => ({ ...now, problems: { ...now.problems, [field]: code ? { field, code, params } : undefined } }));
    },
    [countryCode, addressForm, locker],
  );
  const left = useCallback((field: CheckoutField, draft: CheckoutDraft) => touched.current.has(field) && check(field, draft), [check]);
  const hasProblem = (field: CheckoutField) => state.problems[field] !== undefined;

  const textOf = ({ code, params }: FieldProblem): string =>
    Object.hasOwn(errorTexts, code) ? errorText(i18n, code, params) : fieldText(i18n, { code, params: { example: postalExample, ...params } });
  const of = (field: CheckoutField) => {
    const problem = state.problems[field];
    return problem ? textOf(problem) : null;
  };
  // Two first names on one page: the second says whose it is.
  const labelOf = (field: CheckoutField) => {
    const label = i18n._(fieldLabels[field]);
    return field.startsWith('billing') ? t`Billing address: ${label}` : label;
  };
  return {
    of,
    all: checkoutFields.flatMap((field) => ((text) => (text === null ? [] : [{ id: fieldId(field), label: labelOf(field), text }]))(of(field))),
    left,
    changed: (field, draft) => {
      touched.current.add(field);
      if (hasProblem(field)) check(field, draft);
    },
  };
}

const byField = (problems: readonly FieldProblem[]): Problems => Object.fromEntries(problems.map((problem) => [problem.field, problem]));
