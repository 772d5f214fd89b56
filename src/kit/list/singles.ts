/**
 * Takes the groups of one member out of the others: a heading for each would make a list of them twice as long. A single one stays where it
 * is, since joined with nothing it would only lose its name.
 */
export function splitSingles<Group>(
  groups: readonly Group[],
  isSingle: (group: Group) => boolean,
): { readonly kept: readonly Group[]; readonly singles: readonly Group[] } {
  const singles = groups.filter(isSingle);
  return singles.length < 2 ? { kept: groups, singles: [] } : { kept: groups.filter((group) => !isSingle(group)), singles };
}
