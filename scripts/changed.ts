// Runs the checks that a working copy affects: types, lint and format, the nearest unit tests, stories and journeys
// (scripts/changed/plan.ts). Takes about a minute, for use during work: `npm test` runs everything before a merge.
import { existsSync, readFileSync } from 'node:fs';
import { readChange } from './changed/changedFiles.ts';
import { planOf } from './changed/plan.ts';
import { runStep, type Step, type StepResult } from './changed/step.ts';
import { stepsOf } from './changed/steps.ts';
import { digestsOf, readCheckout } from './kept/digests.ts';
import { KeptRun } from './kept/keptRun.ts';
import { readWords, refuse } from './words.ts';

const usage = `npm test -- changed [--since REF]

Runs what the working copy changes of a commit: of HEAD, unless --since names another. Pictures are left out, and of a change that touches
nearly everything most stories; npm test runs all of them.`;
const {
  values: { since },
} = readWords(usage, { options: { since: { type: 'string', default: 'HEAD' } } });

const started = Date.now();
const change = readChange(since) ?? refuse(`There is no commit "${since}".`, usage);
const checkout = readCheckout() ?? refuse('This folder is not a git checkout, so its changes are unknown.', usage);
const kept = new KeptRun(digestsOf(checkout), { isFresh: false });
const plan = planOf(checkout.project, checkout.graph, checkout.stories(), change);
checkout.keepFacts();

const { first, lanes } = stepsOf(plan, { isStoryKept: (file) => kept.isPartKept('stories', file), isBuilt: kept.plan('build').isKept });
const results: StepResult[] = [];

/** Runs steps one after the other and reports each as it ends. */
async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const result = await runStep(step);
    results.push(result);
    const { outcome, seconds, log } = result;
    const { passed, failed, skipped } = outcome;
    console.log(
      `${failed === 0 ? '  ok  ' : ' FAIL '} ${step.name.padEnd(10)} ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)${step.leftOut === undefined ? '' : `: ${step.leftOut}`}`,
    );
    if (failed === 0 && step.name === 'build') kept.recordSuite('build', outcome);
    if (failed === 0 && step.name === 'stories' && step.report && existsSync(step.report.file))
      kept.recordReport('stories', JSON.parse(readFileSync(step.report.file, 'utf8')));
    if (failed > 0 && outcome.failures.length === 0) console.log(readFileSync(log, 'utf8'));
    for (const { name, reason } of outcome.failures) console.log(`${name}\n${reason.map((line) => `    ${line}`).join('\n')}`);
  }
}

console.log(
  change.files.length === 0
    ? `No file differs from ${since}.`
    : `${change.files.length} ${change.files.length === 1 ? 'file differs' : 'files differ'} from ${since}. Pictures are left out.`,
);
await runAll(first);
await Promise.all(lanes.map(runAll));
kept.save(digestsOf(readCheckout()));

const sum = (count: 'passed' | 'failed' | 'skipped') => results.reduce((total, { outcome }) => total + outcome[count], 0);
console.log(`The tests of the change took ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
