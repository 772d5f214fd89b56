import { FormattedMessage } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { paths } from '../../paths';
import type { ShopContext } from '../../queries/shopContext';
import { useSessionActions } from '../../session/useSession';
import { useLook } from '../../themes/look';
import { CategoryTiles } from './CategoryTiles';
import page from './HomePage.module.css';
import { StartContent } from './StartContent';
import { PageTitle } from '../../kit/page/PageTitle';
import styles from './VisitorHome.module.css';

/** What the wholesaler offers to somebody who isn't logged in: the whole assortment, and the way in. */
export function VisitorHome({ context }: { context: ShopContext }) {
  const { title } = useLook();
  const { signIn } = useSessionActions();
  return (
    <div className={page.page}>
      <section className={styles.hero}>
        <PageTitle>
          <FormattedMessage id="home.visitor.title" values={{ shop: title }} />
        </PageTitle>
        <p className={page.lead}>
          <FormattedMessage id="home.visitor.text" />
        </p>
        <div className={page.actions}>
          <Button tone="primary" onClick={() => signIn()}>
            <FormattedMessage id="app.signIn.action" />
          </Button>
          <ButtonLink href={paths.search()}>
            <FormattedMessage id="screen.toProducts" />
          </ButtonLink>
        </div>
      </section>
      <CategoryTiles context={context} />
      <StartContent />
    </div>
  );
}
