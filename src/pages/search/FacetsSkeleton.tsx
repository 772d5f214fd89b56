import { Skeleton } from '#kit/feedback/Skeleton.tsx';

/** Placeholder of the filters for the first result. */
export function FacetsSkeleton() {
  return ['60%', '85%', '70%', '90%', '55%', '80%', '65%', '75%', '50%', '88%'].map((width) => (
    <Skeleton key={width} width={width} height={16} />
  ));
}
