import { versionsOf, type Missing } from './findings.ts';
import type { Floor } from './floor.ts';

/** Content of docs/browsers.md: used features that a supported browser lacks, their first versions, and the effect without them. */
export function browserTable(missing: readonly Missing[], floor: Floor): string {
  const rows = new Map<string, string>();
  for (const { feature, because = 'nothing' } of missing) {
    const key = `\`${feature.path}\` | ${versionsOf(feature)}`;
    rows.set(key, because);
  }
  return `# What the builds use beyond the oldest browsers

Written by \`npm run browsers -- --write\` from the builds and MDN's compatibility data; the suite \`browsers\` compares it. The oldest browsers: ${[...floor].map(([name, version]) => `${name} ${version}`).join(', ')} (package.json, \`browserslist\`; record 032).

| used | first versions | without it |
| --- | --- | --- |
${[...rows]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, because]) => `| ${key} | ${because} |`)
  .join('\n')}
`;
}
