// Checks the import arrows (dependency-cruiser) and that the check itself works: it must have read every source file,
// and it must catch the planted violations. A cruiser that silently reads nothing would otherwise always be green.
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';

/** A file for each, with imports that its rules must catch. */
const planted: Record<string, { text: string; rules: string[] }> = {
  'src/domain/plantedViolation.ts': {
    text: "import { useState } from 'react';\nimport { configureHttp } from '../http/ports';\nexport const wrong = [useState, configureHttp];\n",
    rules: ['domain-types-only', 'domain-has-no-framework', 'room-domain'],
  },
  'src/components/plantedViolation.tsx': {
    text: "import Button from '@mui/material/Button';\nexport const wrong = Button;\n",
    rules: ['mui-behind-the-kit'],
  },
};
const tsConfig = extractTsConfig('./tsconfig.json');
const options = await extractOptions('./.dependency-cruiser.cjs');

const sources = ['src', 'mocks'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')),
).length;

for (const [file, { text }] of Object.entries(planted)) writeFileSync(file, text);
let output;
try {
  ({ output } = await cruise(['src', 'mocks', 'tests', '.storybook'], options, undefined, { tsConfig }));
} finally {
  for (const file of Object.keys(planted)) rmSync(file, { force: true });
}
if (typeof output === 'string') throw new Error('The cruiser answered with text instead of a result');
const { summary, modules } = output;
const violations = summary.violations.filter(({ from }) => !(from in planted));
for (const [file, { rules }] of Object.entries(planted)) {
  const caught = new Set(summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name));
  for (const rule of rules.filter((name) => !caught.has(name))) {
    console.error(`The import check is blind: rule ${rule} did not catch the planted violation.`);
    process.exit(1);
  }
}

const own = modules.filter(({ source }) => /^(src|mocks)\//.test(source) && !(source in planted)).length;
if (own < sources) {
  console.error(`The import check read ${own} of ${sources} source files; it can't be trusted.`);
  process.exit(1);
}
for (const { from, to, rule } of violations) {
  const comment = summary.ruleSetUsed?.forbidden?.find((known) => known.name === rule.name)?.comment ?? '';
  console.error(`${from} → ${to}\n  ${rule.name}: ${comment}`);
}
if (violations.length > 0) process.exit(1);
console.log(`Import arrows hold (${own} files, ${summary.totalDependenciesCruised} imports).`);
