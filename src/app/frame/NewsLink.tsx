import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { HeaderLink } from './parts/HeaderControl';
import { paths } from '#paths.ts';
import { unreadCountOptions } from '#queries/unreadCount.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

/** The way to the notifications, with the number of unread ones. */
export function NewsLink({ context }: { context: BuyerContext }) {
  const intl = useIntl();
  const { data: count } = useQuery(unreadCountOptions(context));
  return (
    <HeaderLink
      href={paths.notifications()}
      icon="news"
      count={count}
      isCurrent={useLocation().pathname === paths.notifications()}
      name={intl.formatMessage({ id: 'shell.news.name' }, { count: count ?? 0 })}
    />
  );
}
