import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { ResultNotice } from '#components/search/ResultNotice.tsx';
import { RestrictionNote } from '#connected/product/RestrictionNote.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import type { ShopContext } from '#queries/shopContext.ts';
import { useSessionActions } from '#session/useSession.ts';

/** Notices above a result: prices need a sign-in, or the customer's range is restricted. */
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
