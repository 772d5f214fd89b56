#!/usr/bin/env node
// Starts Firefox for Playwright's channel `moz-firefox`. Answers one command that Firefox lacks and Playwright sends
// for each new page; preferences set the media features instead (engines.ts). Rewrites one script (`setValue`), and
// passes everything else on unchanged.
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Playwright fills a field by assigning its value. React tracks assignments, and would ignore the event that follows
 * as one without a change. The setter of the element's class bypasses that tracking.
 */
const setValue = /inputElement\.value = value;/g;
const setUnnoticed = "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call(inputElement, value);";

/** Answered here with an empty result, so that Playwright goes on. */
const unknownToFirefox = 'emulation.setMediaFeaturesOverride';
const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)$/;

const program = process.env['SHOP_FIREFOX'];
if (!program) throw new Error('SHOP_FIREFOX must name a program');
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = announcement.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else stand(address);
});

/** Opens a proxy between Playwright and the browser at the address, and announces it as the browser would. */
function stand(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false, maxPayload: 0 });
    const early: string[] = [];
    browser.on('open', () => early.splice(0).forEach((message) => browser.send(message)));
    playwright.on('message', (data: Buffer) => {
      const message = data.toString().replace(setValue, setUnnoticed);
      const { id, method } = JSON.parse(message) as { id: number; method: string };
      if (method === unknownToFirefox) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(message);
      else early.push(message);
    });
    browser.on('message', (data: Buffer) => playwright.send(data.toString()));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}
