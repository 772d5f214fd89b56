import type { ReactNode } from 'react';
import { InlineError } from '../../kit/feedback/InlineError';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { PageFrame } from '../../kit/page/PageFrame';

interface OverviewWaitingProps {
  title: ReactNode;
  /** The way back, above the heading. */
  back: ReactNode;
  /** What the list can't be read for; undefined while it is being read. */
  failure?: ReactNode;
  /** Tries again; without it there is no use in it. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** The overview before its list is there: being read, or why it can't be. */
export function OverviewWaiting({ title, back, failure, onRetry, isRetrying = false }: OverviewWaitingProps) {
  return (
    <PageFrame title={title} back={back}>
      {failure === undefined ? (
        <ListSkeleton rows={8} />
      ) : (
        <InlineError {...(onRetry && { onRetry })} isRetrying={isRetrying}>
          {failure}
        </InlineError>
      )}
    </PageFrame>
  );
}
