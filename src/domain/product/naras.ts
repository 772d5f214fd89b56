import type { Nara } from '#gen/models/index.ts';

/** Meaning of a code of free goods (NARA). */
export type FreeGoods =
  /** For every `bought` of a unit of sale, `free` come along for nothing: the code "10+1". */
  | { readonly kind: 'rule'; readonly code: string; readonly bought: number; readonly free: number }
  /** A code of another form, shown as it is. */
  | { readonly kind: 'text'; readonly code: string };

const ruleCode = /^(\d{1,5})\s*\+\s*(\d{1,5})$/;

/** Reads a code of free goods. */
export function readNaraCode(code: string): FreeGoods {
  const trimmed = code.trim();
  const [, boughtText, freeText] = ruleCode.exec(trimmed) ?? [];
  const bought = Number.parseInt(boughtText ?? '', 10);
  const free = Number.parseInt(freeText ?? '', 10);
  return bought > 0 && free > 0 ? { kind: 'rule', code: trimmed, bought, free } : { kind: 'text', code: trimmed };
}

/** The free goods of one product out of a list for many, each code once; blank codes are left out. */
export function freeGoodsOf(naras: readonly Nara[], sku: string): FreeGoods[] {
  const codes = naras.filter((nara) => nara.sku === sku).flatMap(({ naraCodes }) => naraCodes.map((code) => code.trim()));
  return [...new Set(codes)].filter((code) => code !== '').map(readNaraCode);
}

/** Number of free goods for an amount: `free` for every full `bought` (10+1 gives 2 for 20 and for 29). */
export function freeAmount(goods: FreeGoods, amount: number): number {
  return goods.kind === 'rule' ? Math.floor(Math.max(0, amount) / goods.bought) * goods.free : 0;
}
