import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AppLink } from '#kit/link/AppLink.tsx';
import { LazyPersonalContact } from '#connected/content/LazyPersonalContact.tsx';
import { AddressChoice } from './parts/AddressChoice';
import { AsBefore } from './parts/AsBefore';
import { AddressLines } from '#components/checkout/AddressLines.tsx';
import { BillingNote } from './parts/BillingNote';
import { FormSection } from '#kit/field/FormSection.tsx';
import { KindDays } from './parts/KindDays';
import { LineDeadlines } from './parts/LineDeadlines';
import { LineProblems } from './parts/LineProblems';
import { MailRecipients } from './parts/MailRecipients';
import { TextField } from '#kit/field/TextField.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import type { EndingPrice } from './rules/billing';
import type { LocalDate } from '#domain/text/calendar.ts';
import { textLimits, type CheckoutDraft, type MissingForSubmit } from '#domain/checkout/checkout.ts';
import type { CheckoutForm, GonePlace, PreviousOrder, SameDelivery } from '#domain/checkout/checkoutForm.ts';
import { chooseOwnDay } from '#domain/checkout/sameDelivery.ts';
import { addressLine } from '#domain/customer/customer.ts';
import type { ProductKind } from '#domain/product/coolingClass.ts';
import type { LineDeadline } from '#domain/checkout/lineDeadline.ts';
import type { PreviousRecipients } from '#domain/checkout/previousRecipients.ts';
import type { Shop } from '#domain/customer/shop.ts';
import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { paths } from '#paths.ts';
import styles from './DeliveryForm.module.css';
import type { DeliveryOptions } from './deliveryOptions';

/** Values from the previous order, and those that are no longer available. */
interface FormStart {
  /** The previous order whose address is used. */
  readonly takenOver: PreviousOrder | undefined;
  /** The previous orders failed to load. */
  readonly isUnknown: boolean;
  /** The last orders had different addresses. */
  readonly hasSeveral: boolean;
  readonly gone: GonePlace | undefined;
  readonly recipients: PreviousRecipients | undefined;
}

interface DeliveryFieldsProps {
  form: CheckoutForm;
  /** The form's values, resolved. */
  draft: CheckoutDraft;
  options: DeliveryOptions;
  /** Values from the previous order; undefined while loading. */
  start: FormStart | undefined;
  /** The delivery that this order was to come with and that takes no more orders, until another day is chosen. */
  closedDelivery: SameDelivery | undefined;
  /** Kinds of goods that need a day. */
  kinds: readonly ProductKind[];
  /** Missing or invalid values to report. */
  missing: readonly MissingForSubmit[];
  shop: Shop;
  /** Lines with a deadline of their own. */
  lineDeadlines: readonly LineDeadline[];
  /** Lines whose price of today is no longer valid on the billing day. */
  endings: readonly EndingPrice[];
  canSeePrices: boolean;
  onChange(next: (form: CheckoutForm) => CheckoutForm): void;
  /** Called to retry loading. */
  onRetry(): void;
}

/** Fields of the delivery step: address, day, invoice, reference, notes, recipients. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { form, draft, options, start, closedDelivery, kinds, missing, shop, lineDeadlines, endings, canSeePrices, onChange, onRetry } =
    props;
  const { locale } = useIntl();
  const isMissing = (kind: MissingForSubmit['kind']) => missing.some((one) => one.kind === kind);
  const isOpen = (day: LocalDate) => options.days.some((open) => open.day === day);
  return (
    <>
      <LineProblems
        late={missing.flatMap((one) => (one.kind === 'lineDeadline' ? one.late : []))}
        short={missing.flatMap((one) => (one.kind === 'minimum' ? one.line : []))}
        cartHref={paths.checkout(shop)}
      />
      <FormSection
        title={<FormattedMessage id="delivery.address.title" />}
        hint={start && placeHint(start, { hasAddress: draft.deliveryAddress !== undefined, hasAddresses: options.addresses.length > 0 })}
      >
        {start?.gone && (
          <p role="alert" className={styles.none}>
            <GoneText gone={start.gone} areas={draft.deliveryAddress?.unloadingAreas?.length ?? 0} />
          </p>
        )}
        {!start ? (
          <Skeleton height={72} shape="tile" />
        ) : options.addresses.length === 0 ? (
          <p role="alert" className={styles.none}>
            <FormattedMessage id="delivery.address.none" />
            <LazyPersonalContact look="line" />
          </p>
        ) : (
          <AddressChoice
            addresses={options.addresses}
            address={draft.deliveryAddress}
            unloadingArea={draft.unloadingArea}
            showsMissing={isMissing('deliveryAddress') || isMissing('unloadingArea')}
            onAddress={(addressId) => onChange((before) => ({ ...before, addressId, unloadingArea: undefined }))}
            onUnloadingArea={(unloadingArea) => onChange((before) => ({ ...before, unloadingArea }))}
          />
        )}
      </FormSection>
      {kinds.length > 0 && (
        <FormSection
          title={<FormattedMessage id="delivery.day.title" />}
          hint={
            form.sameDelivery && !closedDelivery ? (
              <FormattedMessage id="delivery.day.sameAs" values={{ number: form.sameDelivery.orderId }} />
            ) : (
              <FormattedMessage id="delivery.day.hint" />
            )
          }
        >
          {closedDelivery && (
            <p role="alert" className={styles.none}>
              <FormattedMessage
                id="delivery.day.sameGone"
                values={{ day: formatDay(closedDelivery.day, locale), number: closedDelivery.orderId }}
              />
            </p>
          )}
          {options.days.length === 0 ? (
            <p role="alert" className={styles.none}>
              <FormattedMessage id="delivery.day.none" />
              <LazyPersonalContact look="line" />
            </p>
          ) : (
            <KindDays
              kinds={kinds}
              days={options.days}
              chosen={draft.days}
              chosenKinds={form.chosenKinds}
              errorOf={(kind) => dayError(missing, kind, locale)}
              today={options.today}
              onChange={(kind, day) => onChange((before) => chooseOwnDay(before, kind, day, { kinds, isOpen }))}
            />
          )}
          <LineDeadlines deadlines={lineDeadlines} today={options.today} />
          <p className={styles.quiet}>
            <AppLink href={paths.checkoutPlanner(shop)} className={styles.planner}>
              <FormattedMessage id="cart.planner" />
            </AppLink>
          </p>
          {options.billingTime && <BillingNote billingTime={options.billingTime} canSeePrices={canSeePrices} endings={endings} />}
        </FormSection>
      )}
      <FormSection title={<FormattedMessage id="delivery.more.title" />}>
        <div className={styles.columns}>
          <TextField
            label={<FormattedMessage id="delivery.reference" />}
            hint={<FormattedMessage id="delivery.reference.hint" />}
            value={form.customerOrderId}
            maxLength={textLimits.customerOrderId}
            onChange={(customerOrderId) => onChange((before) => ({ ...before, customerOrderId }))}
          />
          <TextField
            label={<FormattedMessage id="delivery.notes" />}
            hint={<FormattedMessage id="delivery.notes.hint" />}
            value={form.notes}
            maxLength={textLimits.notes}
            isMultiline
            onChange={(notes) => onChange((before) => ({ ...before, notes }))}
          />
        </div>
      </FormSection>
      {shop.kind === 'own' && (
        <FormSection
          title={<FormattedMessage id="delivery.mail.title" />}
          hint={start?.recipients?.mails && !form.confirmationMails ? <AsBefore order={start.recipients.order} /> : undefined}
        >
          {options.areMailsFailed && (
            <InlineError error={options.mailsFailure} onRetry={onRetry}>
              <FormattedMessage id="delivery.mail.failed" />
            </InlineError>
          )}
          {start?.recipients && start.recipients.gone.length > 0 && !form.confirmationMails && (
            <p className={styles.none}>
              <FormattedMessage
                id="delivery.mail.gone"
                values={{
                  mails: start.recipients.gone.join(', '),
                  count: start.recipients.gone.length,
                  number: start.recipients.order.orderId,
                }}
              />
            </p>
          )}
          {start && (draft.confirmationMails || options.areMailsFailed) ? (
            <MailRecipients
              mails={draft.confirmationMails}
              suggestions={options.mails ?? []}
              draft={form.recipientsDraft}
              onDraft={(recipientsDraft) => onChange((before) => ({ ...before, recipientsDraft }))}
              onChange={(confirmationMails) => onChange((before) => ({ ...before, confirmationMails, recipientsDraft: undefined }))}
              profileHref={paths.userProfile()}
            />
          ) : (
            <Skeleton width={220} height={32} shape="tile" />
          )}
        </FormSection>
      )}
      <FormSection title={<FormattedMessage id="delivery.invoice.title" />}>
        <InvoiceAddress options={options} onRetry={onRetry} />
      </FormSection>
    </>
  );
}

/** Origin of the chosen address, or why none is chosen; undefined if there is nothing to say. */
function placeHint(
  { takenOver, isUnknown, hasSeveral, gone }: FormStart,
  { hasAddress, hasAddresses }: { readonly hasAddress: boolean; readonly hasAddresses: boolean },
): ReactNode {
  if (takenOver) return <AsBefore order={takenOver} />;
  if (hasAddress || gone || !hasAddresses) return undefined;
  if (isUnknown) return <FormattedMessage id="delivery.address.unknown" />;
  return hasSeveral ? <FormattedMessage id="delivery.address.several" /> : undefined;
}

function dayError(missing: readonly MissingForSubmit[], kind: ProductKind, locale: Locale): ReactNode {
  const found = missing.find((one) => (one.kind === 'day' || one.kind === 'openDay') && one.of === kind);
  if (found?.kind === 'openDay') {
    return (
      <span role="alert">
        <FormattedMessage id="delivery.day.closed" values={{ day: formatDay(found.day, locale) }} />
      </span>
    );
  }
  return found && <FormattedMessage id="delivery.day.missing" />;
}

/** Notice that an address or unloading area no longer exists: the chosen one, or that of the previous order, with its name. */
function GoneText({ gone: { what, previous }, areas: count }: { gone: GonePlace; areas: number }) {
  if (!previous) {
    return what === 'address' ? (
      <FormattedMessage id="delivery.address.gone" />
    ) : (
      <FormattedMessage id="delivery.area.gone" values={{ count }} />
    );
  }
  const {
    order: { orderId: number },
    address,
    unloadingArea: area,
  } = previous;
  return what === 'address' ? (
    <FormattedMessage id="delivery.address.previousGone" values={{ number, address: addressLine(address) }} />
  ) : (
    <FormattedMessage id="delivery.area.previousGone" values={{ number, area, count }} />
  );
}

function InvoiceAddress({
  options: { invoiceAddress, isInvoiceFailed, invoiceFailure },
  onRetry,
}: {
  options: DeliveryOptions;
  onRetry(): void;
}) {
  if (invoiceAddress) return <AddressLines address={invoiceAddress} />;
  if (isInvoiceFailed)
    return (
      <InlineError error={invoiceFailure} onRetry={onRetry}>
        <FormattedMessage id="delivery.invoice.failed" />
      </InlineError>
    );
  return <Skeleton width={220} height={60} shape="tile" />;
}
