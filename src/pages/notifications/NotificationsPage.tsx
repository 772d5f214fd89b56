import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { NotificationCard } from './parts/NotificationCard';
import { useShop } from '../../connected/shop/ShopProvider';
import {
  addressees,
  formatNotificationAddress,
  parseNotificationAddress,
  unreadIds,
  type Notification,
  type NotificationType,
  type NotificationListState,
} from '../../domain/notification';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { Check } from '../../kit/field/Check';
import { FilterSelect } from '../../kit/list/FilterSelect';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { ListStates } from '../../kit/list/ListStates';
import { Pager } from '../../kit/list/Pager';
import { MyFrame } from '../../connected/my/MyFrame';
import { Surface } from '../../kit/page/Surface';
import { SelectionBar } from '../../kit/table/SelectionBar';
import { paths } from '../../paths';
import { customersOptions } from '../../queries/customer';
import { markReadOptions, notificationsOptions } from '../../queries/notification';
import { isBuyer, type BuyerContext } from '../../queries/shopContext';
import { LinkedNotification } from './LinkedNotification';
import { useMarkAll } from './MarkAll';
import { NotificationContent } from './NotificationContent';
import styles from './NotificationsPage.module.css';

/** The news of the wholesaler for the user's customers: to read, to mark as read, with what is attached (P§2 "Notification centre"). */
export function Component() {
  const { context } = useShop();
  return context && isBuyer(context) ? <Notifications key={`${context.tenant}/${context.customerId}`} context={context} /> : null;
}

const addressOf = (state: NotificationListState) => {
  const text = formatNotificationAddress(state).toString();
  return text === '' ? paths.notifications() : `${paths.notifications()}?${text}`;
};
const none: readonly Notification[] = [];

function Notifications({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = parseNotificationAddress(search);
  const { typeId, page, openId } = state;
  const reading = useQuery(notificationsOptions(context, page, typeId));
  const { data: customers = [] } = useQuery({ ...customersOptions(context.tenant), meta: { failure: 'silent' } });
  const { mutate: mark, isPending: isMarking } = useMutation(markReadOptions(queryClient));
  const rows = reading.data?.items ?? none;
  const markAll = useMarkAll(context, typeId);
  const types = useKnownTypes(reading.data?.allTypes);
  const selection = useSelection(rows, `${typeId} ${page}`);
  const lastPage = (reading.data?.page.totalPages ?? 0) - 1;
  // An empty page that another one is to follow says nothing of what comes.
  const isComing = rows.length === 0 && reading.isPlaceholderData;
  const isBeyond = lastPage >= 0 && rows.length === 0 && !isComing && page > lastPage;
  const markRead = (ids: readonly number[], onSuccess?: () => void) => mark(ids, onSuccess ? { onSuccess } : {});
  const markChosen = () => {
    const ids = unreadIds(selection.chosen);
    if (ids.length === 0) selection.choose(none);
    else markRead(ids, () => selection.choose(none));
  };
  const body = (notification: Notification) => (
    <NotificationContent
      context={context}
      notification={notification}
      onRead={() => {
        if (notification.unread) markRead([notification.id]);
      }}
    />
  );
  return (
    <MyFrame
      current="notifications"
      title={<FormattedMessage id="app.title.notifications" />}
      tools={<TypeFilter types={types} typeId={typeId} onChange={(wanted) => void navigate(addressOf({ typeId: wanted, page: 0 }))} />}
      isWaiting={reading.isPending}
      actions={rows.length > 0 ? [markAll.action] : []}
    >
      {markAll.report}
      {isBeyond && <Navigate to={addressOf({ ...state, page: lastPage })} replace />}
      {openId !== undefined && reading.data && !isBeyond && !isComing && !rows.some(({ id }) => id === openId) && (
        <LinkedNotification key={openId} id={openId} customers={customers} closeHref={addressOf({ typeId, page })}>
          {body}
        </LinkedNotification>
      )}
      <ListStates
        reading={reading}
        failed={<FormattedMessage id="notification.failed" />}
        skeleton={<ListSkeleton rows={8} />}
        isEmpty={rows.length === 0}
        empty={isBeyond || isComing ? <ListSkeleton rows={8} /> : <NoNotifications isFiltered={typeId !== undefined} />}
      >
        <Surface>
          <div className={styles.all}>
            <label className={styles.selectAll}>
              <Check
                isChecked={selection.chosen.length === rows.length}
                isIndeterminate={selection.chosen.length > 0 && selection.chosen.length < rows.length}
                onChange={(isChecked) => selection.choose(isChecked ? rows : none)}
              />
              <FormattedMessage id="notification.selectPage" />
            </label>
            <span className={styles.position}>
              <FormattedMessage id="notification.count" values={{ count: reading.data?.page.totalElements ?? rows.length }} />
            </span>
          </div>
          <ul className={styles.list} aria-label={intl.formatMessage({ id: 'app.title.notifications' })}>
            {rows.map((notification) => (
              <li key={notification.id}>
                <NotificationCard
                  notification={notification}
                  meantFor={addressees(notification, customers)}
                  isOpen={notification.id === openId}
                  isSelected={selection.chosen.includes(notification)}
                  onToggle={() =>
                    void navigate(addressOf({ ...state, openId: notification.id === openId ? undefined : notification.id }), {
                      replace: true,
                      preventScrollReset: true,
                    })
                  }
                  onSelect={(isSelected) =>
                    selection.choose(
                      isSelected ? [...selection.chosen, notification] : selection.chosen.filter(({ id }) => id !== notification.id),
                    )
                  }
                  onMarkRead={() => markRead([notification.id])}
                >
                  {body(notification)}
                </NotificationCard>
              </li>
            ))}
          </ul>
        </Surface>
      </ListStates>
      {reading.data && !isBeyond && !isComing && (
        <Pager page={page} pageCount={reading.data.page.totalPages} hrefOf={(wanted) => addressOf({ typeId, page: wanted })} />
      )}
      <SelectionBar count={selection.chosen.length} onNone={() => selection.choose(none)}>
        <Button tone="primary" isBusy={isMarking} onClick={markChosen}>
          <FormattedMessage id="notification.markChosen" />
        </Button>
      </SelectionBar>
    </MyFrame>
  );
}

/** The types to filter by: those that were named last, because a page that can't be read names none. */
function useKnownTypes(named: readonly NotificationType[] | undefined): readonly NotificationType[] {
  const [types, setTypes] = useState<readonly NotificationType[]>([]);
  if (named && named !== types) setTypes(named);
  return named ?? types;
}

/** What is chosen of the notifications on a page. Another page begins with nothing chosen. */
function useSelection(rows: readonly Notification[], page: string) {
  const [chosen, setChosen] = useState<{ readonly page: string; readonly ids: readonly number[] }>({ page, ids: [] });
  const ids = new Set(chosen.page === page ? chosen.ids : []);
  return {
    chosen: rows.filter(({ id }) => ids.has(id)),
    choose: (wanted: readonly Notification[]) => setChosen({ page, ids: wanted.map(({ id }) => id) }),
  };
}

interface TypeFilterProps {
  types: readonly NotificationType[];
  typeId: number | undefined;
  onChange(typeId: number | undefined): void;
}

function TypeFilter({ types, typeId, onChange }: TypeFilterProps) {
  const intl = useIntl();
  const all = { value: '', title: intl.formatMessage({ id: 'notification.type.all' }) };
  const options = types.map(({ id, name }) => ({ value: String(id), title: name }));
  // An address may name a type that is gone, or not known yet.
  const isUnknown = typeId !== undefined && !types.some(({ id }) => id === typeId);
  const unknown = isUnknown ? [{ value: String(typeId), title: intl.formatMessage({ id: 'notification.type.chosen' }) }] : [];
  return (
    <FilterSelect
      label={intl.formatMessage({ id: 'notification.type' })}
      value={typeId === undefined ? '' : String(typeId)}
      options={[all, ...options, ...unknown]}
      onChange={(value) => onChange(value === '' ? undefined : Number(value))}
    />
  );
}

function NoNotifications({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="notification.emptyType" />}
      actions={
        <ButtonLink href={paths.notifications()} tone="primary">
          <FormattedMessage id="notification.showAll" />
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      pictogram="list"
      title={<FormattedMessage id="notification.empty" />}
      actions={
        <ButtonLink href={paths.userProfile()} tone="primary">
          <FormattedMessage id="notification.toPreferences" />
        </ButtonLink>
      }
    />
  );
}
