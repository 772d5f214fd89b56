import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { NotificationCard } from './parts/NotificationCard';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import {
  addressees,
  formatNotificationAddress,
  parseNotificationAddress,
  unreadIds,
  type Notification,
  type NotificationType,
  type NotificationListState,
} from '#domain/customer/notification.ts';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { Check } from '#kit/field/Check.tsx';
import { FilterSelect } from '#kit/list/FilterSelect.tsx';
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx';
import { ListStates } from '#kit/list/ListStates.tsx';
import { Pager } from '#kit/list/Pager.tsx';
import { MyFrame } from '#connected/my/MyFrame.tsx';
import { Surface } from '#kit/page/Surface.tsx';
import { SelectionBar } from '#kit/table/SelectionBar.tsx';
import { paths } from '#paths.ts';
import { customersOptions } from '#queries/customer.ts';
import { markReadOptions, notificationsOptions } from '#queries/notification.ts';
import { isBuyer, type BuyerContext } from '#queries/shopContext.ts';
import { LinkedNotification } from './LinkedNotification';
import { useMarkAll } from './MarkAll';
import { NotificationContent } from './NotificationContent';
import styles from './NotificationsPage.module.css';

/** Notifications for the user's customers: read them, mark them, open attachments (P§2 "Notification centre"). */
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
  // An empty previous page says nothing about the next one.
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
      filters={{
        controls: <TypeFilter types={types} typeId={typeId} onChange={(wanted) => void navigate(addressOf({ typeId: wanted, page: 0 }))} />,
        areSet: typeId !== undefined,
      }}
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

/** Types to filter by: the last known ones, because a failed page has none. */
function useKnownTypes(named: readonly NotificationType[] | undefined): readonly NotificationType[] {
  const [types, setTypes] = useState<readonly NotificationType[]>([]);
  if (named && named !== types) setTypes(named);
  return named ?? types;
}

/** Selection of a page's notifications, cleared on another page. */
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
  // An address may name a deleted type, or one that isn't loaded yet.
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
