import type { Group } from './groups.ts';
import type { Report, ReportedChange } from './report.ts';

/** "3 pictures", "1 picture". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What the report comes to, in one sentence. */
export function headline({ groups, count, others }: Report): string {
  const changed = groups.reduce((sum, { members }) => sum + members.length, 0);
  if (changed === 0) return others.length === 0 ? `All ${counted(count, 'picture')} are as before` : 'The run itself failed';
  return `${changed} of ${counted(count, 'picture')} ${changed === 1 ? 'differs' : 'differ'}, in ${counted(groups.length, 'group')}`;
}

/** How often each tenant is in a group, most often first: "AL 8, GM 6". */
export function tenantsOf({ members }: Group<ReportedChange>): string {
  const counts = Map.groupBy(members, ({ facts, place }) => facts?.tenant ?? place.split('/')[0] ?? '');
  return [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([tenant, { length }]) => `${tenant} ${length}`)
    .join(', ');
}

/** How steady the run was, in one sentence. */
export function steadiness({ count, retaken, timed }: Report): string {
  const share = count === 0 ? 0 : (100 * retaken.length) / count;
  return `${counted(retaken.length, 'picture')} retaken in a page of their own (${share.toFixed(1)} %), ${timed.length} settled by time.`;
}

const rows = 20;

/** The report as Markdown, for the summary of a run and for a pull request; `thumbAddress` says where a thumb can be loaded from. */
export function summaryOf(report: Report, thumbAddress?: (thumb: string) => string): string {
  const { groups, others } = report;
  const thumbOf = (members: readonly ReportedChange[]) =>
    members
      .flatMap(({ thumb, place }) =>
        thumb !== undefined && thumbAddress ? [`<img alt="${place}" src="${thumbAddress(thumb)}" width="160">`] : [],
      )
      .slice(0, 3)
      .join(' ');
  const table = groups
    .slice(0, rows)
    .map((group) => `| ${group.number} | ${group.title} | ${group.members.length} | ${tenantsOf(group)} | ${thumbOf(group.members)} |`);
  return [
    `### Pictures: ${headline(report)}`,
    '',
    ...(table.length > 0 ? ['| | what changed | pictures | tenants | |', '| --: | --- | --: | --- | --- |', ...table, ''] : []),
    ...(groups.length > rows ? [`… and ${counted(groups.length - rows, 'more group')} in the report.`, ''] : []),
    ...others.map(({ title, error }) => `- **${title}**: ${error.split('\n')[0] ?? ''}`),
    ...(table.length > 0
      ? ['Meant? `npm run visual:accept -- --group N` takes a group of the report over, `npm run visual:accept` all of them.', '']
      : []),
    steadiness(report),
    '',
  ].join('\n');
}
