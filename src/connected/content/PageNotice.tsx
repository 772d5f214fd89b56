import type { ComponentProps } from 'react';
import { Pictogram } from '#kit/feedback/Pictogram.tsx';
import { Notice } from '#kit/feedback/Notice.tsx';
import { DocumentHead } from './DocumentHead';

interface PageNoticeProps extends Omit<ComponentProps<typeof Notice>, 'title'> {
  /** Message of the screen, as heading and tab title. */
  title: string;
}

/** Replaces a page that is missing, forbidden or over. Also sets the tab title, and keeps search engines away. */
export function PageNotice({ title, children, ...rest }: PageNoticeProps) {
  return (
    <Notice picture={<Pictogram name="search" />} {...rest} title={title}>
      <DocumentHead meta={{ pageTitle: title, blockRobots: true }} />
      {children}
    </Notice>
  );
}
