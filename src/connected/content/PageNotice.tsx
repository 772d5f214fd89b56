import type { ComponentProps } from 'react';
import { Pictogram } from '../../kit/feedback/Pictogram';
import { Notice } from '../../kit/feedback/Notice';
import { DocumentHead } from './DocumentHead';

interface PageNoticeProps extends Omit<ComponentProps<typeof Notice>, 'title'> {
  /** What the screen says, as its heading and in the title of the tab. */
  title: string;
}

/** What stands in the place of a page that isn't there, can't be seen or is over: the tab says so as well, and search engines leave it alone. */
export function PageNotice({ title, children, ...rest }: PageNoticeProps) {
  return (
    <Notice picture={<Pictogram name="search" />} {...rest} title={title}>
      <DocumentHead meta={{ pageTitle: title, blockRobots: true }} />
      {children}
    </Notice>
  );
}
