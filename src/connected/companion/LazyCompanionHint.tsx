import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import type { BuyerContext } from '../../queries/shopContext';

const CompanionHint = lazyComponent(async () => (await Promise.all([import('./CompanionHint'), addTexts('companion')]))[0].CompanionHint, {
  failure: 'silent',
});

/** The hint at open orders of the companion app, fetched after what the page itself needs; left out where it can't be fetched. */
export function LazyCompanionHint({ context }: { context: BuyerContext }) {
  return CompanionHint.useWhenIdle() && <CompanionHint context={context} />;
}
