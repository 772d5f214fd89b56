import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '#platform/errorReports.ts';

interface PartBoundaryProps {
  /** Name of the part in the error report. */
  name: string;
  /** A change of it renders a failed part again. */
  resetKey: string;
  /** Shown in place of a failed part; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary for a part of the page: reports the failure and keeps the rest working. */
export function PartBoundary({ name, resetKey, fallback = null, children }: PartBoundaryProps) {
  const onError = (error: unknown) => {
    console.error(`${name} could not be shown`, error);
    reportError({ kind: 'render', operation: name, error });
  };
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[resetKey]} onError={onError}>
      {children}
    </ErrorBoundary>
  );
}
