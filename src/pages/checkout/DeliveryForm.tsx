import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { CheckoutBar } from '../../components/checkout/CheckoutBar';
import { CheckoutLayout } from '../../components/checkout/CheckoutLayout';
import { OrderLimitNotice } from '../../components/checkout/OrderLimitNotice';
import { OrderPanel } from '../../components/checkout/OrderPanel';
import { SubmitProblemNotice } from '../../components/checkout/SubmitProblemNotice';
import { ActionButton } from '../../components/feedback/ActionButton';
import { useViewport } from '../../components/page/viewport';
import type { ProductViewing } from '../../components/product/productView';
import type { Cart } from '../../domain/cart';
import {
  firstRequestedDay, isComplete, kindsToDeliver, missingForSubmit, ownSubmission, subshopSubmission, type MissingForSubmit,
} from '../../domain/checkout';
import { draftOf } from '../../domain/checkoutForm';
import { paths } from '../../paths';
import { reportCheckout } from '../../queries/searchAnalytics';
import type { BuyerContext } from '../../queries/shopContext';
import type { OrderPlacement } from '../../queries/submit';
import styles from './DeliveryForm.module.css';
import { DeliveryFields } from './DeliveryFields';
import type { DeliveryOptions } from './deliveryOptions';
import { useKeptForm } from './keptForm';
import { useCartFigures } from './shownCart';
import { submitProblemOf } from './submitProblem';

const NonOrderableDialog = lazy(async () => ({ default: (await import('../../components/checkout/NonOrderableDialog')).NonOrderableDialog }));

interface DeliveryFormProps {
  context: BuyerContext;
  cart: Cart;
  viewing: ProductViewing;
  options: DeliveryOptions;
  placement: OrderPlacement;
  /** Heading and steps. */
  frame: { readonly title: ReactNode; readonly steps: ReactNode };
}

/** Whether something missing is said at once, and not only when the user wants to order. */
const isUrgent = ({ kind }: MissingForSubmit) => kind === 'openDay' || kind === 'orderLimit';

/** Everything that is chosen and typed for an order, what it comes to, and the one submit (P§4 "Checkout"). */
export function DeliveryForm({ context, cart, viewing, options, placement, frame }: DeliveryFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { shop } = context;
  const { form, change, clear } = useKeptForm(context);
  const figures = useCartFigures(cart, viewing);
  const isWide = useViewport() === 'large';
  const [showsMissing, setShowsMissing] = useState(false);
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const fields = useRef<HTMLDivElement>(null);
  const ordered = useRef(cart.lines);

  const draft = draftOf(form, { addresses: options.addresses, suggestedMails: shop.kind === 'own' ? options.mails.slice(0, 1) : [] });
  const missing = missingForSubmit(draft, { lines: cart.lines, openDays: options.days, isOrderLimitReached: options.isLimitReached });
  const shown = showsMissing ? missing : missing.filter(isUrgent);
  const problem = submitProblemOf(placement.result);
  const kinds = kindsToDeliver(cart.lines);
  const days = kinds.flatMap((kind) => {
    const day = draft.days[kind];
    return day === undefined ? [] : [{ kind, day }];
  });
  const isBlocked = options.isLimitReached || options.days.length === 0 || options.addresses.length === 0;

  const placed = placement.result?.kind === 'placed' ? placement.result.orderId : undefined;
  useEffect(() => {
    if (placed === undefined) return;
    clear();
    reportCheckout(context, ordered.current);
    void navigate(paths.checkoutConfirmation(placed, shop), { replace: true });
  }, [placed, clear, context, shop, navigate]);

  const order = () => {
    setDialog((state) => (state === 'never' ? state : 'closed'));
    if (!isComplete(draft)) return;
    ordered.current = cart.lines;
    const first = firstRequestedDay(draft, cart.lines);
    const slot = options.days.find(({ day }) => day === first)?.slot;
    placement.place((key) => (shop.kind === 'fair'
      ? subshopSubmission(draft, cart.lines, key)
      : ownSubmission(draft, cart.lines, { billingAddress: options.invoiceAddress, slot }, key)));
  };
  const submit = () => {
    setShowsMissing(true);
    if (missing.length > 0) {
      // The marks are painted first.
      setTimeout(() => fields.current?.querySelector<HTMLElement>('[data-invalid] input, [aria-invalid="true"]')?.focus(), 0);
      return;
    }
    if (figures.leftOut.length > 0) setDialog('open');
    else order();
  };
  const totals = { sum: figures.sum, lineCount: figures.lineCount, leftOutCount: figures.leftOutCount };
  const notices = (
    <>
      {options.isLimitReached && <OrderLimitNotice isShort={!isWide} />}
      {showsMissing && missing.length > 0 && !options.isLimitReached && (
        <p role="alert" className={styles.missing}>
          {missing.some(({ kind }) => kind === 'orderableLine')
            ? <FormattedMessage id="cart.nothingOrderable" />
            : <FormattedMessage id="checkout.missing" values={{ count: new Set(missing.map(({ kind }) => kind)).size }} />}
        </p>
      )}
      {problem && <SubmitProblemNotice problem={problem} />}
    </>
  );
  const button = (
    <ActionButton tone="primary" isWide isBusy={placement.isLocked} disabled={isBlocked} onClick={submit}>
      <FormattedMessage id={placement.isLocked ? 'checkout.submit.busy' : 'checkout.submit'} />
    </ActionButton>
  );
  return (
    <CheckoutLayout
      {...frame}
      asideLabel={intl.formatMessage({ id: 'checkout.panel.title' })}
      aside={<OrderPanel {...totals} days={days} address={draft.deliveryAddress}>{isWide && <>{notices}{button}</>}</OrderPanel>}
      bar={isWide ? undefined : <CheckoutBar lineCount={totals.lineCount} net={totals.sum?.net} notices={notices}>{button}</CheckoutBar>}
    >
      <div ref={fields} className={styles.fields} inert={placement.isLocked}>
        <DeliveryFields form={form} draft={draft} options={options} kinds={kinds} missing={shown} isFair={shop.kind === 'fair'} onChange={change} />
      </div>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <NonOrderableDialog isOpen={dialog === 'open'} lines={figures.leftOut} onConfirm={order} onCancel={() => setDialog('closed')} />
        </Suspense>
      )}
    </CheckoutLayout>
  );
}
