import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { ButtonLink } from '../../kit/action/ButtonLink';
import { InlineError } from '../../kit/feedback/InlineError';
import { Notice } from '../../kit/feedback/Notice';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton';
import { paths } from '../../paths';
import { contentPageOptions } from '../../queries/contentPage';
import { isNotFound, isSignInNeeded } from '../../queries/notFound';
import { useSessionActions } from '../../session/useSession';
import { useShop } from '../shop/ShopProvider';
import { PageHead } from './PageHead';
import { PageView } from './PageView';

interface ContentPageProps {
  /** Path of the page in the content system; undefined where the address names none. */
  slug: string | undefined;
}

/**
 * A page of the content system by its path (P§2 "Content pages"), for any screen that is one. It says itself where there is none, that one
 * needs a login, and that it can't be loaded (P§8 "Content"). Its texts are those of the bundle `content`.
 */
export function ContentPage({ slug }: ContentPageProps) {
  return slug === undefined ? <UnknownPage /> : <KnownPage key={slug} slug={slug} />;
}

function KnownPage({ slug }: { slug: string }) {
  const { data: page, error, isFetching, refetch } = useQuery(contentPageOptions(slug));
  if (page) return <PageView page={page} />;
  if (!error) return <PageSkeleton />;
  if (isNotFound(error)) return <UnknownPage />;
  if (isSignInNeeded(error)) return <SignInNeeded />;
  return (
    <>
      <PageHead meta={undefined} />
      <InlineError onRetry={() => void refetch()} isRetrying={isFetching}>
        <FormattedMessage id="content.page.failed" />
      </InlineError>
    </>
  );
}

/** There is no such page; in a fair the way on is the fair's own start page. */
function UnknownPage() {
  const { shop } = useShop();
  return (
    <Notice
      title={<FormattedMessage id="content.page.unknown.title" />}
      actions={
        <ButtonLink tone="primary" href={shop.kind === 'fair' ? paths.fair(shop.fairCode) : paths.home()}>
          <FormattedMessage id="screen.notFound.toHome" />
        </ButtonLink>
      }
    >
      <PageHead meta={undefined} />
      <p>
        <FormattedMessage id="content.page.unknown.text" />
      </p>
    </Notice>
  );
}

function SignInNeeded() {
  const { signIn } = useSessionActions();
  return (
    <Notice
      title={<FormattedMessage id="content.page.signIn.title" />}
      actions={
        <Button tone="primary" onClick={() => signIn()}>
          <FormattedMessage id="app.signIn.action" />
        </Button>
      }
    >
      <PageHead meta={undefined} />
      <p>
        <FormattedMessage id="content.page.signIn.text" />
      </p>
    </Notice>
  );
}
