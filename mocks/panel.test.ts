import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from './backend';
import { showPanel } from './panel';
import { parseScenario } from './scenarios';

afterEach(() => document.body.replaceChildren());

/** The panel of a backend with a scenario. */
async function openPanel(scenario: string) {
  const backend = createBackend();
  await backend.setScenario(scenario);
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  showPanel({ backend, signIn: async () => undefined, isHidden: false });
  const root = document.body.lastElementChild?.shadowRoot;
  const select = root?.querySelector<HTMLSelectElement>('[name="scenario"]');
  const latency = root?.querySelector<HTMLInputElement>('[name="latency"]');
  const form = root?.querySelector('form');
  if (!select || !latency || !form) throw new Error('The panel has no form');
  return {
    root,
    backend,
    latency,
    choose: (value: string) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    apply: async () => {
      form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
      await vi.waitFor(() => expect(window.location.reload).toHaveBeenCalled());
      return parseScenario(backend.scenario());
    },
  };
}

test('the slow setting delays the answers', async () => {
  const panel = await openPanel('normal');
  panel.choose('slow');
  expect((await panel.apply()).latency).toBe(2_000);
});

test('a custom latency overrides that of the scenario, and is shown again', async () => {
  const panel = await openPanel('slow');
  panel.latency.value = '300';
  expect((await panel.apply()).latency).toBe(300);
  expect((await openPanel(panel.backend.scenario())).latency.value).toBe('300');
});

test.each(['slow', 'slow,latency=300', 'latency=300', 'ordersFail,getCart=503'])('the normal setting clears "%s"', async (before) => {
  const panel = await openPanel(before);
  panel.choose('normal');
  expect(await panel.apply()).toEqual(parseScenario('normal'));
});

test('forms that were submitted meanwhile are shown on opening', async () => {
  const { backend, root } = await openPanel('normal');
  vi.spyOn(backend, 'submissions').mockReturnValue([
    { at: '2025-11-21T08:00:00.000Z', tenant: 'AL', content: { formId: 'form-1', lines: [{ label: 'Name', values: ['<b>Anna</b>'] }] } },
  ]);
  root?.querySelector('.sent')?.dispatchEvent(new Event('toggle'));
  expect(root?.querySelector('.sent pre')?.textContent).toContain('"<b>Anna</b>"');
});
