// Publishes the Storybook to Chromatic, for teams that use it. Without a project token it says what is missing.
import { spawnSync } from 'node:child_process';
import { readWords } from './words.ts';

readWords('CHROMATIC_PROJECT_TOKEN=… npm run chromatic', {});

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN. Without Chromatic, "npm run visual" compares the same stories on this machine.',
  );
  process.exit(1);
}
// Of the stories that `npm run visual` shoots (.storybook/pictures.ts), those that a changed file reaches.
const options = ['--storybook-build-dir', 'storybook-static', '--only-changed', '--exit-zero-on-changes'];
const { status } = spawnSync('chromatic', options, { stdio: 'inherit' });
process.exitCode = status ?? 1;
