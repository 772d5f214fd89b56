import { SlowNotice } from './parts/SlowNotice';
import { useSlowReads } from '../../queries/slowReads';

/** Says that the screen waits long for what it reads, or can't have it without a network, and offers to ask again. */
export function SlowReadsNotice() {
  const { waiting, retry } = useSlowReads();
  return <SlowNotice waiting={waiting} onRetry={retry} />;
}
