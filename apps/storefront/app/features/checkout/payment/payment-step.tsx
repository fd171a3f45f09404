import { Trans } from '@lingui/react/macro';
import type { Checkout, CheckoutDraft, CheckoutField, SavedAddress } from '@selvedge/server/contract';
import { useRef, useState, type ChangeEvent, type FocusEvent, type RefObject, type SubmitEvent } from 'react';
import { useNavigation } from 'react-router';
import { Form, useLocalPath } from '#lib/paths/link.tsx';
import type { RegionOptions } from '#lib/forms/region-options.ts';
import { useLatest } from '#lib/use-latest.ts';
import { useShop } from '#lib/use-shop.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { AddressFields } from '../address/address-fields.tsx';
import { BillingFields } from '../address/billing-fields.tsx';
import { CheckoutTextField } from '../address/checkout-text-field.tsx';
import { checkoutForm, couponChange } from '../summary/coupon-change.ts';
import { ContactFields } from '../address/contact-fields.tsx';
import { DeliveryChoice } from '../delivery/delivery-choice.tsx';
import { toSavedAddressDraft, findSavedAddress } from '../address/address-draft.ts';
import fieldStyles from '../form/fields.module.css';
import { checkoutFields } from '../form/fields.ts';
import { OrderButton } from './order-button.tsx';
import { OrderSummary } from '../summary/order-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import styles from './payment-step.module.css';
import { PlacementNotice } from './placement-notice.tsx';
import type { FieldProblem, PlacementFailure } from './placement-failure.ts';
import { readDraft } from '../form/read-form.ts';
import { fillForm } from '../form/fill-form.ts';
import { paymentPath } from '../form/steps.ts';
import { addressButton, SaveAddressCheckbox, SavedAddressCards } from '../address/saved-addresses.tsx';
import { Terms } from './terms.tsx';
import { useAutosave } from '../form/use-autosave.ts';
import { useFieldErrors } from '../form/use-field-errors.ts';

/** Why the last attempt did not place the order, and the fields as entered. */
export interface FailedPlacement {
  failure: PlacementFailure;
  draft: CheckoutDraft;
}

interface PaymentStepProps {
  loaded: Checkout;
  regions: RegionOptions;
  isPaymentCancelled: boolean;
  /** The saved addresses of a signed-in customer; null for guests. */
  saved: readonly SavedAddress[] | null;
  failed: FailedPlacement | undefined;
}

const noProblems: readonly FieldProblem[] = [];

/** Renders the payment step: the whole form on one page, with the order summary next to it. */
export function PaymentStep({ loaded, regions, isPaymentCancelled, saved, failed }: PaymentStepProps) {
  const { market } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const isPlacing = useNavigation().formData?.get('intent') === 'place';
  const { checkout, draft, errors, chosen, autosave, handlers } = usePaymentForm(form, { loaded, saved, failed });
  const part = { draft, errors };

  return (
    <div className={styles.page}>
      <OrderSummary
        checkout={checkout}
        dualDisplay={market.dualDisplay}
        isUpdating={autosave.isSaving}
        onCoupon={(code) => autosave.saveNow({ [couponChange]: code })}
      />
      {/* Errors are shown by the shop in the shopper's language, not by the browser. */}
      <Form ref={form} id={checkoutForm} method="post" action={paymentPath} noValidate className={styles.form} {...handlers} replace>
        {/* Enter in a field presses the form's first button. This one only recalculates the totals: an order needs its own button. */}
        <button type="submit" name="intent" value="update" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <h1 className={styles.heading}>
          <Trans>Delivery and payment</Trans>
        </h1>
        <Failure failed={failed} errors={errors} isPaymentCancelled={isPaymentCancelled} />
        <ContactFields {...part} phoneCodes={regions.phoneCodes} isGuest={saved === null} />
        <AddressSection {...part} regions={regions} saved={saved} chosen={chosen} />
        <DeliveryChoice checkout={checkout} {...part} />
        <PaymentChoice checkout={checkout} error={errors.findError('paymentMethod')} />
        <div className={styles.update}>
          <Button variant="secondary" name="intent" value="update">
            <Trans>Update totals</Trans>
          </Button>
        </div>
        <section className={styles.order} aria-labelledby="order">
          <h2 id="order" className={fieldStyles.title}>
            <Trans>Review and order</Trans>
          </h2>
          <Terms
            isAccepted={draft.terms === 'on'}
            error={errors.findError('terms')}
            hasWithdrawal={market.hasOmnibusRule}
            isVatExempt={checkout.totals.isVatExempt}
          />
          <OrderButton checkout={checkout} market={market} isPlacing={isPlacing} canPay={checkout.paymentOptions.length > 0} />
        </section>
      </Form>
    </div>
  );
}

/** State of the form: the draft, its errors, the chosen saved addresses, and the totals as of the last change. */
function usePaymentForm(form: RefObject<HTMLFormElement | null>, { loaded, saved, failed }: Pick<PaymentStepProps, 'loaded' | 'saved' | 'failed'>) {
  const { addressForm, country } = useShop().market;
  const autosave = useAutosave(form, useLocalPath()(paymentPath));
  const checkout = useLatest([loaded, autosave.saved]) ?? loaded;
  const locker = checkout.shippingOptions.find(({ code }) => code === 'locker')?.locker;
  const against = { countryCode: country.code, addressForm, postalExample: addressForm.postalExample, locker };
  const errors = useFieldErrors(listFailedFields(failed), against);
  const draft = failed?.draft ?? loaded.draft;
  const book = { saved: saved ?? [], countryCode: country.code };
  const findChosenAddresses = (typed: CheckoutDraft) => ({
    shipping: findSavedAddress(typed, 'shipping', book),
    billing: findSavedAddress(typed, 'billing', book),
  });
  const [chosen, setChosen] = useState(() => findChosenAddresses(draft));

  const onChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const field = findField(target);
    if (!field) return;
    const typed = readDraft(new FormData(currentTarget));
    errors.changed(field, typed);
    if (saved) setChosen((now) => (isSame(now, findChosenAddresses(typed)) ? now : findChosenAddresses(typed)));
    if (choices.has(field)) autosave.saveNow();
    else autosave.touch();
  };
  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const field = findField(target);
    if (field) errors.left(field, readDraft(new FormData(currentTarget)));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (submitter?.getAttribute('value') === 'place') {
      autosave.stop();
      return;
    }
    // New totals or another address need no page load.
    event.preventDefault();
    if (submitter?.getAttribute('name') === addressButton) {
      const savedAddressDraft = toSavedAddressDraft(submitter.getAttribute('value'), book.saved);
      for (const field of fillForm(event.currentTarget, savedAddressDraft)) errors.changed(field, readDraft(new FormData(event.currentTarget)));
      setChosen(findChosenAddresses(readDraft(new FormData(event.currentTarget))));
    }
    autosave.saveNow();
  };
  return { checkout, draft, errors, chosen, autosave, handlers: { onChange, onBlur, onSubmit } };
}

type Errors = ReturnType<typeof useFieldErrors>;

const listFailedFields = (failed: FailedPlacement | undefined): readonly FieldProblem[] =>
  failed?.failure.kind === 'fields' ? failed.failure.problems : noProblems;

/** Shows why the order was not placed or the payment failed. */
function Failure({ failed, errors, isPaymentCancelled }: Pick<PaymentStepProps, 'failed' | 'isPaymentCancelled'> & { errors: Errors }) {
  return (
    <>
      {isPaymentCancelled && !failed ? (
        <Notice tone="error">
          <Trans>Your payment was not successful, please try again.</Trans>
        </Notice>
      ) : null}
      {errors.all.length > 0 && listFailedFields(failed).length > 0 ? <ErrorSummary errors={errors.all} answer={failed} /> : null}
      {failed ? <PlacementNotice failure={failed.failure} answer={failed} /> : null}
    </>
  );
}

interface AddressSectionProps extends Pick<PaymentStepProps, 'regions' | 'saved'> {
  draft: CheckoutDraft;
  errors: Errors;
  chosen: Chosen;
}

function AddressSection({ draft, errors, regions, saved, chosen }: AddressSectionProps) {
  const { addressForm, country } = useShop().market;
  const part = { draft, errors };
  return (
    <section aria-labelledby="delivery-address" className={fieldStyles.section}>
      <h2 id="delivery-address" className={fieldStyles.title}>
        <span className={styles.toDoor}>
          <Trans>Delivery address</Trans>
        </span>
        <span className={styles.toPoint}>
          <Trans>Your billing address</Trans>
        </span>
      </h2>
      <p className={styles.where}>
        <Trans>
          Delivery country: <strong>{getCountryName(regions)}</strong>
        </Trans>
      </p>
      {saved ? (
        <SavedAddressCards kind="shipping" addresses={saved.filter(({ countryCode }) => countryCode === country.code)} chosen={chosen.shipping} />
      ) : null}
      <AddressFields {...part} addressForm={addressForm} kind="shipping" />
      {saved ? <SaveAddressCheckbox kind="shipping" draft={draft} chosen={chosen.shipping} /> : null}
      <CheckoutTextField {...part} field="comment" isLong maxLength={500} />
      <BillingFields {...part} addressForm={addressForm} countries={regions.countries} book={saved && { addresses: saved, chosen: chosen.billing }} />
    </section>
  );
}

/** Fields that change the totals as soon as they change. */
const choices: ReadonlySet<string> = new Set<CheckoutField>([
  'shippingMethod',
  'paymentMethod',
  'billingDiffers',
  'billingCountryCode',
  'phoneCode',
  'terms',
]);

/** The shop's country is the first of the list. */
const getCountryName = ({ countries }: RegionOptions): string => countries[0]?.label ?? '';

type Chosen = Readonly<Record<'shipping' | 'billing', SavedAddress | undefined>>;
const isSame = (one: Chosen, other: Chosen): boolean => one.shipping === other.shipping && one.billing === other.billing;

function findField(target: EventTarget): CheckoutField | null {
  const { name } = target as Partial<HTMLInputElement>;
  return checkoutFields.find((field) => field === name) ?? null;
}
