import type { ReactNode } from 'react';
import { InlineError } from '../feedback/InlineError';

/** What a screen's query says of itself; the answer of react-query fits. */
export interface ScreenReading<Data> {
  /** Undefined until there is something to show. */
  readonly data: Data | undefined;
  /** Why it could not be read; null or undefined where that isn't so. */
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface QueryScreenProps<Data> {
  reading: ScreenReading<Data>;
  /** Shown while nothing is there yet. */
  skeleton: ReactNode;
  /** That it can't be read, one sentence; the way to try again comes with it. */
  failed: ReactNode;
  /** What is asked for isn't there, or isn't this user's: trying again would not help. */
  isMissing?: boolean;
  /** Says so, with the way on. */
  missing?: ReactNode;
  /** That what is shown could not be read again, one sentence above it; without it nothing is said. */
  outdated?: ReactNode;
  /** What stands around the state in the place of the screen, its heading for instance. */
  frame?(state: ReactNode, kind: 'pending' | 'failed' | 'missing'): ReactNode;
  /** The screen, once there is something to show. */
  children(data: Data): ReactNode;
}

const unframed = (state: ReactNode) => state;

/**
 * The one ladder of a screen that shows one thing: the thing, that it is missing, that it can't be read with a way to try again, or that it
 * is being read. What was read once stays, also where reading it again fails.
 */
export function QueryScreen<Data>({
  reading: { data, error, isFetching, refetch },
  skeleton,
  failed,
  isMissing = false,
  missing,
  outdated,
  frame = unframed,
  children,
}: QueryScreenProps<Data>) {
  const problem = (sentence: ReactNode) => (
    <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
      {sentence}
    </InlineError>
  );
  if (data !== undefined)
    return (
      <>
        {Boolean(error) && outdated !== undefined && problem(outdated)}
        {children(data)}
      </>
    );
  if (isMissing) return frame(missing, 'missing');
  return error ? frame(problem(failed), 'failed') : frame(skeleton, 'pending');
}
