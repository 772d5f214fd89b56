import { SlowNotice } from './parts/SlowNotice';
import { useSlowReads } from '#queries/slowReads.ts';

/** Says that the screen waits long for its reads, or is offline, and offers to retry. */
export function SlowReadsNotice() {
  const { waiting, retry } = useSlowReads();
  return <SlowNotice waiting={waiting} onRetry={retry} />;
}
