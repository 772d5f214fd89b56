import { amountsIn, packFit, statesAmount, type Amount } from './amounts';
import type { SearchColumns } from './searchColumns';
import { splitText } from './text';

const stated = new Map<string, readonly Amount[]>();

/** Amounts that a name states, read once. */
function amountsOf(notation: string): readonly Amount[] {
  let known = stated.get(notation);
  if (!known) stated.set(notation, (known = /\d/.test(notation) ? amountsIn(splitText(notation)[0]).amounts : []));
  return known;
}

/** Score of each article for an amount: by its pack, or by its own name or variant ("Müllsäcke 120 l"). */
export function amountFits({ fields, packs, articles }: SearchColumns, amount: Amount): Float32Array {
  const ofPack = packs.values.map((pack) => packFit(amount, pack));
  const [items, variants] = fields;
  const ofName = [items, variants].map((field) => field?.values.map((text) => statesAmount(amount, amountsOf(text))) ?? []);
  return Float32Array.from(articles, (_, index) => {
    const isStated = ofName[0]?.[items?.places[index] ?? -1] === true || ofName[1]?.[variants?.places[index] ?? -1] === true;
    return Math.max(isStated ? 1 : 0, ofPack[packs.places[index] ?? -1] ?? 0);
  });
}
