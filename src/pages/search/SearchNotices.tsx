import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { ResultNotice } from '../../components/search/ResultNotice';
import { useShop } from '../../connected/shop/ShopProvider';
import { customerOptions, productRestrictionOptions } from '../../queries/customer';
import type { ShopContext } from '../../queries/shopContext';
import { useSessionActions } from '../../session/useSession';

/** What to know of a result before reading it: that prices come with signing in, or that the customer's range is restricted. */
export function SearchNotices({ context }: { context: ShopContext }) {
  const { isLoggedIn } = useShop();
  return isLoggedIn ? <Restriction context={context} /> : <SignIn />;
}

function SignIn() {
  const { signIn } = useSessionActions();
  return (
    <ResultNotice
      action={
        <Button tone="primary" size="small" onClick={() => signIn()}>
          <FormattedMessage id="search.signIn.action" />
        </Button>
      }
    >
      <FormattedMessage id="search.signIn.text" />
    </ResultNotice>
  );
}

function Restriction({ context }: { context: ShopContext }) {
  const { data: isRestricted = false } = useQuery({
    ...customerOptions(context),
    select: (customer) => customer.hasCatalogRestriction === true,
    meta: { failure: 'silent' },
  });
  const { data: restriction } = useQuery({
    ...productRestrictionOptions(context),
    ...(isRestricted ? {} : { enabled: false }),
    meta: { failure: 'silent' },
  });
  if (!isRestricted) return null;
  return (
    <ResultNotice>
      {restriction?.message ?? (
        <FormattedMessage id={restriction?.essenceOnly ? 'search.restriction.essenceOnly' : 'search.restriction.general'} />
      )}
    </ResultNotice>
  );
}
