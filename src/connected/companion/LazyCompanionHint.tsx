import { addTexts } from '../../i18n/texts';
import type { BuyerContext } from '../../queries/shopContext';
import { useLazyPart } from '../screen/lazyPart';

const loadHint = async () => (await Promise.all([import('./CompanionHint'), addTexts('companion')]))[0].CompanionHint;

/** The hint at open orders of the companion app, fetched after what the page itself needs; left out where it can't be fetched. */
export function LazyCompanionHint({ context }: { context: BuyerContext }) {
  const { Part: CompanionHint } = useLazyPart(loadHint);
  return CompanionHint && <CompanionHint context={context} />;
}
