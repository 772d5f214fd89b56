import { FormattedMessage } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { ResultNotice } from '../../components/search/ResultNotice';
import { RestrictionNote } from '../../connected/product/RestrictionNote';
import { useShop } from '../../connected/shop/ShopProvider';
import type { ShopContext } from '../../queries/shopContext';
import { useSessionActions } from '../../session/useSession';

/** What to know of a result before reading it: that prices come with signing in, or that the customer's range is restricted. */
export function SearchNotices({ context }: { context: ShopContext }) {
  const { isLoggedIn } = useShop();
  return isLoggedIn ? <RestrictionNote context={context} /> : <SignIn />;
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
