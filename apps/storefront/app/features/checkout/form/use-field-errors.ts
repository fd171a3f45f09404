import { useLingui } from '@lingui/react/macro';
import type { CheckoutDraft, CheckoutField } from '@selvedge/server/contract';
import { useCallback, useRef, useState } from 'react';
import { errorText, errorTexts, fieldText } from '#lib/api/error-texts.ts';
import { getAddressLabel, type AddressForm } from '#lib/forms/address-form.ts';
import { listFieldsInOrder } from './fields.ts';
import { findFieldIssue, type CheckedAgainst } from './field-checks.ts';
import { buildFieldId, fieldLabels } from './field-labels.ts';
import type { FieldProblem } from '../payment/placement-failure.ts';

type Problems = Partial<Record<CheckoutField, FieldProblem>>;

export interface FieldErrors {
  /** Returns the error message of a field, or null. */
  findError: (field: CheckoutField) => string | null;
  /** All errors in the order of the form, with id and label of the field. */
  all: { id: string; label: string; text: string }[];
  /** Call when a field loses focus: it is checked if it is not empty. */
  left: (field: CheckoutField, draft: CheckoutDraft) => void;
  /** Call when a field changes: its error is removed as soon as the value is valid. */
  changed: (field: CheckoutField, draft: CheckoutDraft) => void;
}

/**
 * Keeps the errors of the form: first those of the API, then those found while the shopper corrects them.
 * @param serverProblems the field errors of the last answer; a new answer resets the state
 */
export function useFieldErrors(
  serverProblems: readonly FieldProblem[],
  { countryCode, addressForm, postalExample, locker }: Omit<CheckedAgainst, 'draft'> & { addressForm: AddressForm; postalExample: string },
): FieldErrors {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<{ reported: readonly FieldProblem[]; problems: Problems }>({
    reported: serverProblems,
    problems: groupByField(serverProblems),
  });
  const touched = useRef(new Set<CheckoutField>());
  if (state.reported !== serverProblems) setState({ reported: serverProblems, problems: groupByField(serverProblems) });

  const check = useCallback(
    (field: CheckoutField, draft: CheckoutDraft) => {
      const code = findFieldIssue(field, { countryCode, addressForm, locker, draft });
      const params = field === 'lockerCode' && locker ? { example: locker.example } : {};
      setState((now) => ({ ...now, problems: { ...now.problems, [field]: code ? { field, code, params } : undefined } }));
    },
    [countryCode, addressForm, locker],
  );
  const left = useCallback((field: CheckoutField, draft: CheckoutDraft) => touched.current.has(field) && check(field, draft), [check]);
  const hasProblem = (field: CheckoutField) => state.problems[field] !== undefined;

  const getProblemText = ({ code, params }: FieldProblem): string =>
    Object.hasOwn(errorTexts, code) ? errorText(i18n, code, params) : fieldText(i18n, { code, params: { example: postalExample, ...params } });
  const findError = (field: CheckoutField) => {
    const problem = state.problems[field];
    return problem ? getProblemText(problem) : null;
  };
  // Two fields have the same label, so the label of the billing field also names the bill.
  const getLabel = (field: CheckoutField) => {
    const label = i18n._(field === 'state' ? getAddressLabel(field, countryCode) : fieldLabels[field]);
    return field.startsWith('billing') ? t`Billing address: ${label}` : label;
  };
  return {
    findError,
    all: listFieldsInOrder(i18n.locale, addressForm).flatMap((field) =>
      ((text) => (text === null ? [] : [{ id: buildFieldId(field), label: getLabel(field), text }]))(findError(field)),
    ),
    left,
    changed: (field, draft) => {
      touched.current.add(field);
      if (hasProblem(field)) check(field, draft);
    },
  };
}

const groupByField = (problems: readonly FieldProblem[]): Problems => Object.fromEntries(problems.map((problem) => [problem.field, problem]));
