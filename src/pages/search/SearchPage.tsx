import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/feedback/EmptyState';
import { AppLink } from '../../components/link/AppLink';
import { useShop } from '../../connected/shop/ShopProvider';
import { paths } from '../../paths';
import { SearchScreen } from './SearchScreen';

/** Search and browse (P§2 /search), in the own assortment and in a fair. */
export function Component() {
  const { context } = useShop();
  if (context) return <SearchScreen context={context} />;
  return (
    <EmptyState
      pictogram="search" title={<FormattedMessage id="search.noTenant.title" />}
      actions={<AppLink href={paths.home()}><FormattedMessage id="search.noTenant.action" /></AppLink>}
    >
      <p><FormattedMessage id="search.noTenant.text" /></p>
    </EmptyState>
  );
}
