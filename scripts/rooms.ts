// Checks the import arrows (dependency-cruiser) and that the check itself works: it must have read every source file,
// and it must catch the planted violations. A cruiser that silently reads nothing would otherwise always be green.
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readWords } from './words.ts';

readWords('npm run lint:rooms', {});

/** A small tree with rooms of its own, in a separate folder: tests beside this one read the real rooms. */
const tree = '.cache/rooms';
/** Files there: imports that rules must catch, and their targets. */
const planted: Record<string, { text: string; rules: string[] }> = {
  'src/http/ports.ts': { text: 'export const configureHttp = undefined;\n', rules: [] },
  'src/domain/plantedViolation.ts': {
    text: "import { useState } from 'react';\nimport { configureHttp } from '../http/ports';\nexport const wrong = [useState, configureHttp];\n",
    rules: ['domain-types-only', 'domain-has-no-framework', 'room-domain'],
  },
  'src/pages/planted/parts/plantedViolation.tsx': {
    text: "import { configureHttp } from '../../../http/ports';\nexport const wrong = configureHttp;\n",
    rules: ['parts-are-components', 'room-pages'],
  },
  'src/app/frame/rules/plantedViolation.ts': {
    text: "import { useState } from 'react';\nimport { wrong as part } from '../../../pages/planted/parts/plantedViolation';\nexport const wrong = [useState, part];\n",
    rules: ['rules-are-domain', 'domain-has-no-framework', 'parts-stay-with-their-screen'],
  },
  'tests/examples/product.ts': { text: 'export const productExample = undefined;\n', rules: [] },
  'src/components/plantedViolation.tsx': {
    text: "import Button from '@mui/material/Button';\nimport { productExample } from '../../tests/examples/product';\nexport const wrong = [Button, productExample];\n",
    rules: ['mui-behind-the-kit', 'examples-stay-out'],
  },
};
const tsConfig = extractTsConfig('./tsconfig.json');
const options = await extractOptions('./.dependency-cruiser.cjs');

const sources = ['src', 'mocks'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')),
).length;

const read = async (folders: string[], baseDir?: string) => {
  const { output } = await cruise(folders, { ...options, ...(baseDir !== undefined && { baseDir }) }, undefined, { tsConfig });
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of a result');
  return output;
};

rmSync(tree, { recursive: true, force: true });
for (const [file, { text }] of Object.entries(planted)) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
const caughtIn = (await read(['src'], tree)).summary.violations;
rmSync(tree, { recursive: true });
for (const [file, { rules }] of Object.entries(planted)) {
  const caught = new Set(caughtIn.filter(({ from }) => from === file).map(({ rule }) => rule.name));
  for (const rule of rules.filter((name) => !caught.has(name))) {
    console.error(`The import check does not work: rule ${rule} missed the planted violation.`);
    process.exit(1);
  }
}

const { summary, modules } = await read(['src', 'mocks', 'tests', '.storybook']);
const own = modules.filter(({ source }) => /^(src|mocks)\//.test(source)).length;
if (own < sources) {
  console.error(`The import check read only ${own} of ${sources} source files.`);
  process.exit(1);
}
for (const { from, to, rule } of summary.violations) {
  const comment = summary.ruleSetUsed?.forbidden?.find((known) => known.name === rule.name)?.comment ?? '';
  console.error(`${from} → ${to}\n  ${rule.name}: ${comment}`);
}
if (summary.violations.length > 0) process.exit(1);
console.log(`All imports are allowed (${own} files, ${summary.totalDependenciesCruised} imports).`);
