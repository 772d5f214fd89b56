import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCart } from '#cart/cart.ts';
import { cartEventsOptions, useProductsBySku } from '#cart/cartJournal.ts';
import { useSecond } from '#clock/serverTime.ts';
import { LazyPersonalContact } from '#connected/content/LazyPersonalContact.tsx';
import { useDisplayRules } from '#connected/product/displayRules.ts';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { toJournal } from '#domain/cart/cartJournal.ts';
import { canBeAsked, cartUsers, type CartUser } from '#domain/cart/cartUsers.ts';
import { limits } from '#domain/text/limits.ts';
import { listMail, mailedLine, type MailedLine } from '#domain/text/listMail.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { Drawer } from '#kit/overlay/Drawer.tsx';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { copyText } from '#platform/copyText.ts';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './CartUsers.module.css';
import { CartUserList } from './parts/cart/CartUserList';

interface CartUsersProps {
  context: BuyerContext;
  isOpen: boolean;
  onClose(): void;
}

/** Who may order for the customer, what they did last, and the mail that asks one of them to order the cart. */
export function CartUsers({ context, isOpen, onClose }: CartUsersProps) {
  const intl = useIntl();
  const { data } = useQuery({ ...customerOptions(context), enabled: isOpen });
  return (
    <Drawer
      isOpen={isOpen}
      side="right"
      title={<FormattedMessage id="cartUsers.title" />}
      intro={data && <FormattedMessage id="cartUsers.intro" values={{ customer: data.displayName }} />}
      closeLabel={intl.formatMessage({ id: 'cartUsers.close' })}
      isWide
      onClose={onClose}
    >
      {isOpen && <Users context={context} />}
    </Drawer>
  );
}

function Users({ context }: { context: BuyerContext }) {
  const { user } = useShop();
  const customer = useQuery({ ...customerOptions(context), meta: { failure: 'inline' } });
  const events = useQuery({ ...cartEventsOptions(context), meta: { failure: 'inline' } });
  const assigned = customer.data?.assignedUsers;
  const selfId = user?.userId || undefined;
  const users = useMemo(
    () =>
      customer.data &&
      cartUsers(assigned ?? [], events.data ? toJournal(events.data, { userId: selfId, users: assigned ?? [] }) : [], selfId),
    [customer.data, assigned, events.data, selfId],
  );
  if (!users) {
    if (customer.isError)
      return (
        <InlineError error={customer.error} onRetry={() => void customer.refetch()} isRetrying={customer.isFetching}>
          <FormattedMessage id="cartUsers.failed" />
        </InlineError>
      );
    if (customer.fetchStatus === 'paused')
      return (
        <InlineError>
          <FormattedMessage id="cartUsers.offline" />
        </InlineError>
      );
    return <ListSkeleton rows={3} />;
  }
  return (
    <>
      {events.isError && !events.data && (
        <InlineError error={events.error} onRetry={() => void events.refetch()} isRetrying={events.isFetching}>
          <FormattedMessage id="cartUsers.changesFailed" />
        </InlineError>
      )}
      <KnownUsers
        context={context}
        users={users}
        areChangesKnown={events.data !== undefined}
        customer={{ name: customer.data?.displayName ?? context.customerId, id: context.customerId }}
      />
    </>
  );
}

interface KnownUsersProps {
  context: BuyerContext;
  users: readonly CartUser[];
  areChangesKnown: boolean;
  customer: { readonly name: string; readonly id: string };
}

function KnownUsers({ context, users, areChangesKnown, customer }: KnownUsersProps) {
  const lastSkus = useMemo(() => [[...new Set(users.flatMap(({ last }) => last?.sku ?? []))].sort()], [users]);
  const products = useProductsBySku(context, lastSkus);
  const { words, copy } = useHandOver(context, customer);
  // Rounded to minutes: no text here is more precise.
  const now = Math.floor(useSecond() / 60_000) * 60_000;
  const isAlone = users.every(({ isSelf }) => isSelf);
  const isAnybodyAsked = users.some(canBeAsked);
  const isCut = words !== undefined && listMail({ to: users.find(canBeAsked)?.email, ...words }).isCut;
  return (
    <>
      {words && !isAlone && (
        <p className={styles.text}>
          <FormattedMessage id="cartUsers.handOver" />
        </p>
      )}
      <CartUserList
        users={users}
        now={new Date(now)}
        areChangesKnown={areChangesKnown}
        productName={(sku) => products.get(sku)?.name}
        mailTo={words && ((email) => listMail({ to: email, ...words }).href)}
      />
      {isAlone && (
        <p className={styles.text}>
          <FormattedMessage id="cartUsers.alone" values={{ customer: customer.name }} />
          <LazyPersonalContact look="line" />
        </p>
      )}
      {words && !isAlone && (
        <>
          {!isAnybodyAsked && (
            <p className={styles.text}>
              <FormattedMessage id="cartUsers.noAddress" />
            </p>
          )}
          {isCut && (
            <p className={styles.text}>
              <FormattedMessage id="cartUsers.cut" />
            </p>
          )}
          <Button onClick={() => void copy()}>
            <FormattedMessage id="cartUsers.copy" />
          </Button>
        </>
      )}
    </>
  );
}

/** The mail with the cart's lines, and how its text is copied; without words for an empty cart. It has no prices: not everybody may see them. */
function useHandOver(context: BuyerContext, customer: KnownUsersProps['customer']) {
  const intl = useIntl();
  const toasts = useToasts();
  const { cart } = useCart(context);
  const { nextDelivery } = useDisplayRules(context);
  const { lines = [], errors = [] } = cart ?? {};
  const isEmpty = lines.length + errors.length === 0;
  const words = isEmpty
    ? undefined
    : {
        subject: intl.formatMessage({ id: 'cartUsers.mail.subject' }, { customer: customer.name }),
        head: [
          intl.formatMessage({ id: 'cartUsers.mail.head' }, { customer: customer.name, customerId: customer.id }),
          new URL(paths.checkout(context.shop), window.location.origin).href,
          ...(nextDelivery?.until === undefined ? [] : [deadlineText(nextDelivery.day, nextDelivery.until, nextDelivery.untilDay)]),
          '',
        ],
        lines: [
          ...lines.map(({ sku, product, amount, unit }): MailedLine => ({
            number: sku,
            name: product.name,
            report: formatUnits(intl, amount, unit),
            note: '',
          })),
          ...errors.map(({ sku = '' }): MailedLine => ({
            number: sku,
            name: '',
            report: intl.formatMessage({ id: 'cartUsers.mail.unknown' }),
            note: '',
          })),
        ],
        tail: [],
        cut: intl.formatMessage({ id: 'cartUsers.mail.cut' }),
        more: (count: number) => intl.formatMessage({ id: 'cartUsers.mail.more' }, { count }),
      };

  function deadlineText(day: string, until: string, untilDay: string | undefined): string {
    return intl.formatMessage(
      { id: untilDay === undefined ? 'cart.nextDelivery.until' : 'cart.nextDelivery.untilDay' },
      { day, until, untilDay },
    );
  }

  const copy = async () => {
    if (!words) return;
    const isCopied = await copyText([words.subject, '', ...words.head, ...words.lines.map(mailedLine)].join('\n'));
    toasts.show({
      severity: isCopied ? 'success' : 'warn',
      text: intl.formatMessage({ id: isCopied ? 'cartUsers.copied' : 'cartUsers.copyFailed' }),
      autoCloseMs: limits.warningToast,
    });
  };
  return { words, copy };
}
