import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface PartBoundaryProps {
  /** What the part is, for the report. */
  name: string;
  /** A failed part is tried again when this changes. */
  resetKey: string;
  /** Stands in for the part; nothing without it. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of the page whose failure stays its own: it is reported to the console, and the rest goes on without it. */
export function PartBoundary({ name, resetKey, fallback = null, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[resetKey]} onError={(error) => console.error(`${name} could not be shown`, error)}>
      {children}
    </ErrorBoundary>
  );
}
