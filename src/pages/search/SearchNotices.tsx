import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { ResultNotice } from '#components/search/ResultNotice.tsx';
import { RestrictionNote } from '#connected/product/RestrictionNote.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { ShopContext } from '#queries/shopContext.ts';
import { useSessionActions } from '#session/useSession.ts';

interface SearchNoticesProps {
  context: ShopContext;
  /** The address filters or sorts by prices that the user may not see. */
  arePricesIgnored: boolean;
}

/** Notices above a result: prices need a sign-in or a permission, or the customer's range is restricted. */
export function SearchNotices({ context, arePricesIgnored }: SearchNoticesProps) {
  const { isLoggedIn } = useShop();
  if (!isLoggedIn) return <SignIn />;
  return (
    <>
      {arePricesIgnored && (
        <ResultNotice>
          <FormattedMessage id="search.pricesIgnored" />
        </ResultNotice>
      )}
      <RestrictionNote context={context} />
    </>
  );
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
