// Starts the Storybook at its port: its own settings would let it take any other. Further options go on to it.
import { spawn } from 'node:child_process';
import { ports } from './ports.ts';

spawn('storybook', ['dev', '--port', String(ports.storybook), '--no-open', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
}).on('close', (code) => {
  process.exitCode = code ?? 1;
});
