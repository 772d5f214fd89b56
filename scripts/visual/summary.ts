import type { Group } from './groups.ts';
import type { Report, ReportedChange } from './reportFile.ts';

/** "3 pictures", "1 picture". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The report's result, in one sentence. */
export function headline({ groups, count, others, base }: Report): string {
  const members = groups.flatMap((group) => group.members);
  if (members.length === 0) return others.length === 0 ? `All ${counted(count, 'picture')} are as before` : 'The run itself failed';
  const accepted = members.filter(({ isAccepted }) => isAccepted).length;
  return [
    `${members.length} of ${counted(count, 'picture')} ${members.length === 1 ? 'differs' : 'differ'}`,
    ...(base?.name === undefined ? [] : [` from ${nameOf(base.name)}`]),
    `, in ${counted(groups.length, 'group')}`,
    ...(accepted === 0 ? [] : [accepted === members.length ? ', all accepted' : `, ${accepted} of them accepted`]),
  ].join('');
}

/** A commit by the start of its digest, a branch by its name. */
const nameOf = (name: string): string => (/^[0-9a-f]{40}$/.test(name) ? name.slice(0, 8) : name);

/** A group's title, with a word where the reference of the working copy has its pictures already. */
export const titleOf = ({ title, members }: Group<ReportedChange>): string => `${title}${members[0]?.isAccepted ? ' (accepted)' : ''}`;

/** Number of pictures per tenant in a group, most first: "AL 8, GM 6". */
export function tenantsOf({ members }: Group<ReportedChange>): string {
  const counts = Map.groupBy(members, ({ facts, place }) => facts?.tenant ?? place.split('/')[0] ?? '');
  return [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([tenant, { length }]) => `${tenant} ${length}`)
    .join(', ');
}

/** Stability of the run, in one sentence. */
export function steadiness({
  count,
  retaken,
  timed,
}: Record<'retaken' | 'timed', readonly unknown[]> & { readonly count: number }): string {
  const share = count === 0 ? 0 : (100 * retaken.length) / count;
  return `${counted(retaken.length, 'picture')} retaken in a page of their own (${share.toFixed(1)} %), ${timed.length} settled by time.`;
}

const rows = 20;

/** The report as Markdown, for the summary of a run and for a pull request; `thumbAddress` says where a thumb can be loaded from. */
export function summaryOf(report: Report, thumbAddress?: (thumb: string) => string): string {
  const { groups, others, notes } = report;
  const thumbOf = (members: readonly ReportedChange[]) =>
    members
      .flatMap(({ thumb, place }) =>
        thumb !== undefined && thumbAddress ? [`<img alt="${place}" src="${thumbAddress(thumb)}" width="160">`] : [],
      )
      .slice(0, 3)
      .join(' ');
  const table = groups
    .slice(0, rows)
    .map((group) => `| ${group.number} | ${titleOf(group)} | ${group.members.length} | ${tenantsOf(group)} | ${thumbOf(group.members)} |`);
  return [
    `### Pictures: ${headline(report)}`,
    '',
    ...(table.length > 0 ? ['| | what changed | pictures | tenants | |', '| --: | --- | --: | --- | --- |', ...table, ''] : []),
    ...(groups.length > rows ? [`… and ${counted(groups.length - rows, 'more group')} in the report.`, ''] : []),
    ...others.map(({ title, error }) => `- **${title}**: ${error.split('\n')[0] ?? ''}`),
    ...notes.map((note) => `${note}\n`),
    ...(groups.some(({ members }) => !members[0]?.isAccepted)
      ? ['Intended? `npm run visual:accept -- --group N` accepts a group of the report, `npm run visual:accept` all of them.', '']
      : []),
    steadiness(report),
    '',
  ].join('\n');
}
