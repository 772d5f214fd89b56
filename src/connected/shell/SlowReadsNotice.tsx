import { SlowNotice } from '../../components/shell/SlowNotice';
import { useSlowReads } from '../../queries/slowReads';

/** Says that the screen waits long for what it reads, and offers to ask anew. */
export function SlowReadsNotice() {
  const { isSlow, retry } = useSlowReads();
  return <SlowNotice isSlow={isSlow} onRetry={retry} />;
}
