import type { ReactNode } from 'react';
import { InlineError } from '../feedback/InlineError';

/** State of a screen's query; a result of react-query fits. */
export interface ScreenReading<Data> {
  /** Undefined until loaded. */
  readonly data: Data | undefined;
  /** The error; null or undefined without one. */
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface QueryScreenProps<Data> {
  reading: ScreenReading<Data>;
  /** Shown while loading. */
  skeleton: ReactNode;
  /** One sentence that says that loading failed; a retry is added. */
  failed: ReactNode;
  /** The requested thing doesn't exist or isn't this user's: a retry wouldn't help. */
  isMissing?: boolean;
  /** Shown if `isMissing`, with a link for the next step. */
  missing?: ReactNode;
  /** One sentence above the content if refreshing it failed; omit to say nothing. */
  outdated?: ReactNode;
  /** Wraps the state that replaces the screen, for instance with its heading. */
  frame?(state: ReactNode, kind: 'pending' | 'failed' | 'missing'): ReactNode;
  /** Renders the loaded screen. */
  children(data: Data): ReactNode;
}

const unframed = (state: ReactNode) => state;

/** States of a screen that shows one thing: loaded, missing, failed with a retry, loading. Loaded data stay, also if a refresh fails. */
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
