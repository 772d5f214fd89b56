import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { tellTrouble } from '../../platform/trouble';

interface PartBoundaryProps {
  /** What the part is, for the report. */
  name: string;
  /** A failed part is tried again when this changes. */
  resetKey: string;
  /** Stands in for the part; nothing without it. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of the page whose failure stays its own: it is reported, and the rest goes on without it. */
export function PartBoundary({ name, resetKey, fallback = null, children }: PartBoundaryProps) {
  const onError = (error: unknown) => {
    console.error(`${name} could not be shown`, error);
    tellTrouble({ kind: 'render', operation: name, error });
  };
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[resetKey]} onError={onError}>
      {children}
    </ErrorBoundary>
  );
}
