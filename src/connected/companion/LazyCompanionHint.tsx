import { lazy, Suspense, type ComponentType } from 'react';
import { addTexts } from '../../i18n/texts';
import type { BuyerContext } from '../../queries/shopContext';

/** A hint that can't be fetched is left out; the page around it is worth more. */
const CompanionHint = lazy<ComponentType<{ context: BuyerContext }>>(() => Promise.all([import('./CompanionHint'), addTexts('companion')]).then(
  ([module]) => ({ default: module.CompanionHint }),
  () => ({ default: () => null }),
));

/** The hint at open orders of the companion app, fetched after what the page itself needs. */
export function LazyCompanionHint({ context }: { context: BuyerContext }) {
  return <Suspense fallback={null}><CompanionHint context={context} /></Suspense>;
}
