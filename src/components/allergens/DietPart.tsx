import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { askedProducts } from '#domain/allergens/dietGuard.ts';
import { StatusPart } from '#kit/page/StatusLine.tsx';
import { DietChecks } from './DietChecks';

/** The part of a list's status line about the event: number of products that don't suit it; the panel says which. */
export function DietPart(checks: Omit<ComponentProps<typeof DietChecks>, 'isInPanel'>) {
  const { event, loading, failed } = checks;
  const count = askedProducts(checks.checks);
  return (
    <StatusPart
      tone={loading === 0 && (count > 0 || failed > 0) ? 'warning' : 'plain'}
      label={
        loading > 0 ? (
          <FormattedMessage id="dietGuard.part.loading" values={{ event: event.name }} />
        ) : (
          <FormattedMessage id="dietGuard.part" values={{ event: event.name, count }} />
        )
      }
    >
      <DietChecks {...checks} isInPanel />
    </StatusPart>
  );
}
