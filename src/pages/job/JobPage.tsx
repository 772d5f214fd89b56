import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { ContentLink } from '#components/content/ContentLink.tsx';
import { EntryDate } from '#components/content/EntryDate.tsx';
import { leads } from '#components/content/leads.ts';
import { RichText } from '#components/content/RichText.tsx';
import { blockKinds } from '#connected/content/blockKinds.tsx';
import { ContentRefused } from '#connected/content/ContentRefused.tsx';
import { ContentBody } from '#connected/content/ContentBody.tsx';
import { DocumentHead } from '#connected/content/DocumentHead.tsx';
import { PageNotice } from '#connected/content/PageNotice.tsx';
import { BackLink } from '#kit/page/BackLink.tsx';
import { jobFacts, slugOf, type JobPage } from '#domain/content/content.ts';
import { mailLink } from '#domain/content/reachableLink.ts';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { buttonLook } from '#kit/action/buttonLook.ts';
import { PageSkeleton } from '#kit/feedback/PageSkeleton.tsx';
import { PageFrame } from '#kit/page/PageFrame.tsx';
import { QueryScreen } from '#kit/page/QueryScreen.tsx';
import { paths } from '#paths.ts';
import { jobOptions } from '#queries/contentPage.ts';
import { isNotFound, isSignInNeeded } from '#queries/notFound.ts';
import styles from './JobPage.module.css';
import { useShare } from './share';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

/** A vacancy (P§2 /jobs/:job). A filled one says so and links to the others. */
export function Component() {
  const { job = '' } = useParams();
  const path = slugOf(job);
  return path === undefined ? <Gone id="job.unknown" /> : <Vacancy key={path} path={path} />;
}

function Vacancy({ path }: { path: string }) {
  const reading = useQuery(jobOptions(path));
  const isRefused = isSignInNeeded(reading.error);
  return (
    <QueryScreen
      reading={reading}
      skeleton={<PageSkeleton />}
      failed={<FormattedMessage id="job.failed" />}
      isMissing={isRefused || isNotFound(reading.error)}
      missing={isRefused ? <ContentRefused /> : <Gone id="job.unknown" />}
      frame={(state, kind) =>
        kind === 'failed' ? (
          <PageFrame title={<FormattedMessage id="app.title.job" />} back={<ToList />} isText>
            <DocumentHead meta={undefined} />
            {state}
          </PageFrame>
        ) : (
          state
        )
      }
    >
      {(job) => (job.active ? <OpenJob job={job} /> : <Gone id="job.taken" title={job.title} />)}
    </QueryScreen>
  );
}

function ToList() {
  return (
    <BackLink href={paths.jobs()}>
      <FormattedMessage id="job.toList" />
    </BackLink>
  );
}

function Gone({ id, title }: { id: 'job.taken' | 'job.unknown'; title?: string }) {
  const intl = useIntl();
  return (
    <PageNotice
      title={id === 'job.taken' ? intl.formatMessage({ id: 'job.taken.title' }) : intl.formatMessage({ id: 'job.unknown.title' })}
      actions={
        <ButtonLink tone="primary" href={paths.jobs()}>
          <FormattedMessage id="job.toList" />
        </ButtonLink>
      }
    >
      <p>{id === 'job.taken' ? <FormattedMessage id="job.taken.text" values={{ title }} /> : <FormattedMessage id="job.unknown.text" />}</p>
    </PageNotice>
  );
}

function OpenJob({ job }: { job: JobPage }) {
  const { meta, entryDate, contactEmail = '', description, pdfLink, applicationForm } = job;
  const intl = useIntl();
  // A vacancy without a title can be shared and applied for nevertheless.
  const title = job.title.trim() || intl.formatMessage({ id: 'app.title.job' });
  const { share, isBusy } = useShare(title);
  const mail = mailLink(contactEmail, intl.formatMessage({ id: 'job.apply.subject' }, { title }));
  // If the form can't be rendered, a mail link replaces it.
  const hasForm = applicationForm !== undefined && blockKinds.form !== undefined;
  return (
    <PageFrame
      title={title}
      back={<ToList />}
      isText
      tools={
        leads(pdfLink) && (
          <ContentLink url={pdfLink} target="_blank" className={buttonLook()}>
            <FormattedMessage id="job.pdf" />
          </ContentLink>
        )
      }
      actions={[{ key: 'share', label: intl.formatMessage({ id: 'job.share' }), isBusy, onPress: share }]}
    >
      <DocumentHead meta={meta ?? {}} heading={title} />
      <p className={styles.facts}>
        {jobFacts(job).map((fact, place) => (
          <span key={place}>{fact}</span>
        ))}
        <EntryDate day={entryDate} />
      </p>
      {description && <RichText document={description} />}
      {(mail !== undefined || hasForm) && (
        <section className={styles.apply}>
          <SectionHeading level={2}>
            <FormattedMessage id="job.apply.title" />
          </SectionHeading>
          {mail !== undefined && (
            <>
              <p className={styles.text}>
                <FormattedMessage id="job.apply.text" values={{ address: contactEmail }} />
              </p>
              <ContentLink url={mail} className={buttonLook('primary')}>
                <FormattedMessage id="job.apply.mail" />
              </ContentLink>
            </>
          )}
          {hasForm && <ContentBody blocks={[{ component: 'form', uid: 'application', form: applicationForm }]} />}
        </section>
      )}
    </PageFrame>
  );
}
