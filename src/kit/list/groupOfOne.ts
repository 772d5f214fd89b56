/**
 * Separates groups of one member from the others: a heading for each would double the list. A lone single group stays
 * as it is, since merging it with nothing would only lose its name.
 */
export function splitSingles<Group>(
  groups: readonly Group[],
  isSingle: (group: Group) => boolean,
): { readonly kept: readonly Group[]; readonly singles: readonly Group[] } {
  const singles = groups.filter(isSingle);
  return singles.length < 2 ? { kept: groups, singles: [] } : { kept: groups.filter((group) => !isSingle(group)), singles };
}
