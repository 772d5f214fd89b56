import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parser as logQl } from '@grafana/lezer-logql';
import { parser as promQl } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string };
}

const rulesIn = (file: string) =>
  (parse(readFileSync(`deploy/alarms/${file}`, 'utf8')) as { groups: readonly { readonly rules: readonly Rule[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  );

/** The pieces of a query that its language doesn't have. */
function faultsOf(parser: typeof logQl, query: string): string[] {
  const faults: string[] = [];
  parser.parse(query).iterate({ enter: ({ type, from, to }) => void (type.isError && faults.push(query.slice(from, to) || `at ${from}`)) });
  return faults;
}

for (const [file, parser] of [
  ['loki-rules.yaml', logQl],
  ['prometheus-rules.yaml', promQl],
] as const) {
  test(`${file}: each alarm is a query with a threshold, says how urgent it is, what happened and what to do`, () => {
    for (const { alert, expr, labels, annotations } of rulesIn(file)) {
      expect([alert, faultsOf(parser, expr)]).toEqual([alert, []]);
      expect(expr, alert).toMatch(/ (?:>|<|==) /);
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(Math.min(annotations.summary.length, annotations.action.length), alert).toBeGreaterThan(10);
    }
  });

  test(`${file}: a query that its language doesn't have is found`, () => {
    const [rule] = rulesIn(file);
    expect(faultsOf(parser, `${rule?.expr} and (`)).not.toEqual([]);
    expect(faultsOf(parser, rule?.expr.replace('{', '[') ?? '')).not.toEqual([]);
  });
}

test('the log queries name fields of the access log and of the reports', () => {
  const format = /log_format shop escape=json([^;]+);/.exec(readFileSync('deploy/nginx/shop.conf.template', 'utf8'))?.[1] ?? '';
  const fields = [...format.matchAll(/"(\w+)":/g)].map(([, name]) => name);
  expect(fields).toContain('backendSeconds');
  for (const { alert, expr } of rulesIn('loki-rules.yaml')) {
    const used = [...expr.matchAll(/\| (?:unwrap )?(\w+)(?= (?:=~|=|!=|>=)|\n)/g)]
      .map(([, name]) => name)
      .filter((name) => name !== '__error__');
    expect([alert, used.filter((name) => !fields.includes(name ?? ''))]).toEqual([alert, []]);
    expect(used.length > 0 || expr.includes('{service_name="shop"}')).toBe(true);
  }
});
