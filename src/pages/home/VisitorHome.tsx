import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { addTexts } from '#i18n/texts.ts';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { paths } from '#paths.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { useSessionActions } from '#session/useSession.ts';
import { useLook } from '#themes/look.ts';
import { CategoryTiles } from './CategoryTiles';
import page from './HomePage.module.css';
import { StartContent } from './StartContent';
import { PageTitle } from '#kit/page/PageTitle.tsx';
import styles from './VisitorHome.module.css';

const NewCustomerForm = lazyComponent(
  async () => (await Promise.all([import('#connected/content/CrmFormBlock.tsx'), addTexts('contentForms')]))[0].NewCustomerForm,
);

/** Start page for visitors: the whole assortment, the sign-in, and how to become a customer. */
export function VisitorHome({ context }: { context: ShopContext }) {
  const { title } = useLook();
  const { signIn } = useSessionActions();
  const [isJoining, setJoining] = useState(false);
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
          <Button aria-expanded={isJoining} onClick={() => setJoining(!isJoining)}>
            <FormattedMessage id="home.visitor.join" />
          </Button>
        </div>
      </section>
      {isJoining && <NewCustomerForm />}
      <CategoryTiles context={context} />
      <StartContent />
    </div>
  );
}
