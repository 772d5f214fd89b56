import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PageNotice } from '#connected/content/PageNotice.tsx';
import { PageView } from '#connected/content/PageView.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { slugOf } from '#domain/content/content.ts';
import type { Language } from '#domain/text/language.ts';
import { Button } from '#kit/action/Button.tsx';
import { buttonLook } from '#kit/action/buttonLook.ts';
import { ErrorCode } from '#kit/feedback/ErrorCode.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { PageSkeleton } from '#kit/feedback/PageSkeleton.tsx';
import { previewOptions } from '#queries/contentPage.ts';
import { isNotFound, isSignInNeeded } from '#queries/notFound.ts';
import { useRuntimeConfig } from '#session/runtimeConfigContext.ts';
import styles from './ContentPreviewPage.module.css';

/** An unpublished page, as editors preview it (P§2 /cms-preview/:fullSlug*). */
export function Component() {
  const { '*': rest } = useParams();
  const { language } = useShop();
  const slug = slugOf(rest);
  return slug === undefined ? <NoPage slug="" /> : <Preview key={slug} slug={slug} language={language} />;
}

function Preview({ slug, language }: { slug: string; language: Language }) {
  const { data: page, error, isFetching, refetch } = useQuery(previewOptions(slug, language));
  const reload = (
    <Button isBusy={isFetching} onClick={() => void refetch()}>
      <FormattedMessage id="content.preview.reload" />
    </Button>
  );
  if (page)
    return (
      <>
        <div className={styles.bar}>
          <FormattedMessage id="content.preview.bar" values={{ path: slug }} />
          {reload}
        </div>
        {error && !isFetching && (
          <InlineError error={error}>
            <FormattedMessage id="content.preview.reloadFailed" />
          </InlineError>
        )}
        <PageView page={{ ...page, meta: { ...page.meta, blockRobots: true } }} />
      </>
    );
  if (!error) return <PageSkeleton />;
  if (isNotFound(error)) return <NoPage slug={slug} reload={reload} />;
  if (isSignInNeeded(error)) return <SignInNeeded reload={reload} />;
  return <Failed error={error} reload={reload} />;
}

interface WithReload {
  reload?: ReactNode;
}

function Failed({ error, reload }: WithReload & { error: unknown }) {
  const intl = useIntl();
  return (
    <PageNotice role="alert" title={intl.formatMessage({ id: 'content.preview.failed.title' })} actions={reload}>
      <p>
        <FormattedMessage id="content.preview.failed.text" />
      </p>
      <ErrorCode error={error} />
    </PageNotice>
  );
}

function NoPage({ slug, reload }: WithReload & { slug: string }) {
  const intl = useIntl();
  return (
    <PageNotice title={intl.formatMessage({ id: 'content.preview.unknown.title' })} actions={reload}>
      <p>
        {slug === '' ? (
          <FormattedMessage id="content.preview.unknown.noPath" />
        ) : (
          <FormattedMessage id="content.preview.unknown.text" values={{ path: slug }} />
        )}
      </p>
    </PageNotice>
  );
}

/** Editors see previews inside the content system, where no sign-in is possible: that opens in a new tab, and the preview stays. */
function SignInNeeded({ reload }: WithReload) {
  const intl = useIntl();
  const { loginUrl } = useRuntimeConfig();
  return (
    <PageNotice
      title={intl.formatMessage({ id: 'content.preview.signIn.title' })}
      actions={
        <>
          <a href={loginUrl} target="_blank" rel="noopener noreferrer" className={buttonLook('primary')}>
            <FormattedMessage id="content.preview.signIn.action" />
          </a>
          {reload}
        </>
      }
    >
      <p>
        <FormattedMessage id="content.preview.signIn.text" />
      </p>
    </PageNotice>
  );
}
